import { pageMemory } from '@bellgrid/protocol';
import { pageMemoryOf } from '../accounts/user-state.ts';
import { handle } from './handler.ts';

export const handlePageMemory = handle(pageMemory, async ({ db, caller }) => ({
  pageMemory: await pageMemoryOf(db, caller.userId),
}));
