import { deleteAnnouncement } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { Refusal } from '../http/refusal.ts';
import { removeAnnouncement } from '../site/site-store.ts';
import { handle } from './handler.ts';
import { publishSite } from './publish-site.ts';

export const handleDeleteAnnouncement = handle(deleteAnnouncement, async (context, { id }) => {
  await administer(context, { action: 'deleteAnnouncement', subjectId: null }, async (transaction) => {
    if (!(await removeAnnouncement(transaction, id))) {
      throw new Refusal('NOT_FOUND', 'There is no such announcement.');
    }
    return { id };
  });
  return publishSite(context);
});
