import { updateLastSeen } from '@bellgrid/protocol';
import { noteState } from '../accounts/user-state.ts';
import { handle } from './handler.ts';

export const handleUpdateLastSeen = handle(updateLastSeen, async ({ db, caller, impersonator, now }) => {
  if (!impersonator) await noteState(db, caller.userId, { lastSeen: now().toISOString() });
  return {};
});
