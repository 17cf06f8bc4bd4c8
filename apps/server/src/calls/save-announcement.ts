import { createId } from '@bellgrid/model';
import { saveAnnouncement } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import * as store from '../site/site-store.ts';
import { handle } from './handler.ts';
import { publishSite } from './publish-site.ts';

export const handleSaveAnnouncement = handle(saveAnnouncement, async (context, request) => {
  const instant = (date: string) => new Date(date).toISOString();
  const { start, end } = request.effectiveDuring;
  const effectiveDuring = { start: instant(start), end: instant(end) };
  const announcement = { ...request, id: request.id ?? createId(), effectiveDuring };
  await administer(context, { action: 'saveAnnouncement', subjectId: null }, async (transaction) => {
    await store.saveAnnouncement(transaction, announcement);
    return announcement;
  });
  return publishSite(context);
});
