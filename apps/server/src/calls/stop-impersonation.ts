import { stopImpersonation } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { presentSignedInUser } from '../presenters/present-user.ts';
import { handle } from './handler.ts';

export const handleStopImpersonation = handle(stopImpersonation, async (context) => {
  const { auth, impersonator, headers } = context;
  if (!impersonator) throw new Refusal('FORBIDDEN', 'Nobody acts as this user in this session.');
  const ended = await auth.api.stopImpersonation({ headers, returnHeaders: true });
  context.setCookies(ended.headers);
  return presentSignedInUser(impersonator, null);
});
