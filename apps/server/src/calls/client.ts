import { client } from '@bellgrid/protocol';
import { describeClient } from '../administration/load-client.ts';
import { handle } from './handler.ts';

export const handleClient = handle(client, async (context, { uid }) => describeClient(context, uid));
