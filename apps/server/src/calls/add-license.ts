import { createId } from '@bellgrid/model';
import { addLicense } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { describeClient, loadClient } from '../administration/load-client.ts';
import { insertLicense } from '../licenses/license-store.ts';
import { handle } from './handler.ts';
import { publishUser } from './publish-user.ts';

export const handleAddLicense = handle(addLicense, async (context, { uid, count, expiry }) => {
  await loadClient(context, uid);
  const license = { id: createId(), count, expiry: expiry && new Date(expiry).toISOString() };
  await administer(context, { action: 'addLicense', subjectId: uid }, async (transaction) => {
    const now = context.now();
    await insertLicense(transaction, { ...license, userId: uid, source: 'administrator', now });
    return license;
  });
  await publishUser(context, uid);
  return describeClient(context, uid);
});
