import { adminGeneral } from '@bellgrid/protocol';
import { loadTags } from '../administration/tags.ts';
import { handle } from './handler.ts';

export const handleAdminGeneral = handle(adminGeneral, async ({ db }) => ({ tags: await loadTags(db) }));
