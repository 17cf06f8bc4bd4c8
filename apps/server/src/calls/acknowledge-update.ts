import { acknowledgeUpdate } from '@bellgrid/protocol';
import { noteState } from '../accounts/user-state.ts';
import { handle } from './handler.ts';
import { publishUser } from './publish-user.ts';

export const handleAcknowledgeUpdate = handle(acknowledgeUpdate, async (context, { version }) => {
  const { userId } = context.caller;
  await noteState(context.db, userId, { lastAcknowledgedUpdate: version.replace(/^v/, '') });
  return publishUser(context, userId);
});
