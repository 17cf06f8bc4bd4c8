import { clients } from '@bellgrid/protocol';
import { listClients } from '../administration/client-list.ts';
import { handle } from './handler.ts';

export const handleClients = handle(clients, async ({ db, now }, question) =>
  listClients(db, { ...question, now: now() }),
);
