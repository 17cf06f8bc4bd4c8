import { removeLicense } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { describeClient, loadClient } from '../administration/load-client.ts';
import { Refusal } from '../http/refusal.ts';
import { deleteLicense } from '../licenses/license-store.ts';
import { handle } from './handler.ts';
import { publishUser } from './publish-user.ts';

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
