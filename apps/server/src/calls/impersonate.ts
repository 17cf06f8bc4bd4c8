import { impersonate } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { loadClient } from '../administration/load-client.ts';
import { Refusal } from '../http/refusal.ts';
import { authoriseAccount } from '../policies/authorise-account.ts';
import { presentSignedInUser } from '../presenters/present-user.ts';
import { handle } from './handler.ts';

export const handleImpersonate = handle(impersonate, async (context, { uid }) => {
  const { auth, account, headers } = context;
  const client = (await loadClient(context, uid)).account;
  if (client.isAdministrator) throw new Refusal('FORBIDDEN', 'Nobody acts as an administrator.');
  authoriseAccount(client);
  // The accounts library makes the session in a transaction of its own: the log first, or nobody acts unseen.
  await administer(context, { action: 'impersonate', subjectId: uid }, async () => ({}));
  const body = { userId: uid };
  const begun = await auth.api
    .startImpersonation({ body, headers, returnHeaders: true })
    .catch(async (error) => {
      await administer(context, { action: 'impersonateFailed', subjectId: uid }, async () => ({}));
      throw error;
    });
  context.setCookies(begun.headers);
  return presentSignedInUser(client, account);
});
