import { createId } from '@bellgrid/model';
import { addLicense, removeLicense } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { describeClient, loadClient } from '../administration/load-client.ts';
import { Refusal } from '../errors/refusal.ts';
import { deleteLicense, insertLicense } from '../licenses/license-store.ts';
import { publishUser } from '../live/publish-documents.ts';
import { handle } from './handler.ts';

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

export const handleRemoveLicense = handle(removeLicense, async (context, { uid, licenseID }) => {
  await loadClient(context, uid);
  await administer(context, { action: 'removeLicense', subjectId: uid }, async (transaction) => {
    const license = await deleteLicense(transaction, uid, licenseID);
    if (!license) throw new Refusal('NOT_FOUND', 'There is no such licence.');
    return { id: licenseID, ...license };
  });
  await publishUser(context, uid);
  return describeClient(context, uid);
});
