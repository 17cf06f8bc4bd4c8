import { adminSite } from '@bellgrid/protocol';
import { loadSite } from '../site/site-store.ts';
import { handle } from './handler.ts';

export const handleAdminSite = handle(adminSite, async ({ db }) => loadSite(db));
