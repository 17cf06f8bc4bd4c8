import { savePageMemory } from '@bellgrid/protocol';
import { noteState } from '../accounts/user-state.ts';
import { handle } from './handler.ts';

export const handleSavePageMemory = handle(savePageMemory, async ({ db, caller }, { pageMemory }) => {
  await noteState(db, caller.userId, { pageMemory: JSON.stringify(pageMemory) });
  return {};
});
