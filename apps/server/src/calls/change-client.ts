import { changeClient } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { applyChanges } from '../administration/change-client.ts';
import { describeClient, loadClient } from '../administration/load-client.ts';
import { Refusal } from '../http/refusal.ts';
import { handle } from './handler.ts';
import { publishUser } from './publish-user.ts';
import { shutOut } from './shut-out.ts';

export const handleChangeClient = handle(changeClient, async (context, { uid, ...changes }) => {
  const found = await loadClient(context, uid);
  if (changes.accountSuspended && uid === context.account.id) {
    throw new Refusal('FORBIDDEN', 'Nobody can suspend their own account.');
  }
  await administer(context, { action: 'changeClient', subjectId: uid }, (transaction) =>
    applyChanges(transaction, found, changes),
  );
  await publishUser(context, uid);
  if (changes.accountSuspended) await shutOut(context, uid);
  return describeClient(context, uid);
});
