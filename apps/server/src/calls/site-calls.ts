import { createId } from '@bellgrid/model';
import { adminSite, changeSite, deleteAnnouncement, saveAnnouncement, site } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { Refusal } from '../errors/refusal.ts';
import { publishSite } from '../live/publish-documents.ts';
import { presentSite } from '../presenters/present-site.ts';
import * as store from '../site/site-store.ts';
import { loadSite, removeAnnouncement, saveSiteSettings } from '../site/site-store.ts';
import { handle, handlePublic } from './handler.ts';

export const handleSite = handlePublic(site, async (services) => ({
  ...presentSite(await services.site.read(), services.now()),
  supportEmail: services.supportEmail,
  mailsGoToOutbox: services.mailsGoToOutbox,
}));

export const handleAdminSite = handle(adminSite, async ({ db }) => loadSite(db));

export const handleChangeSite = handle(changeSite, async (context, request) => {
  const version = (text: string | undefined) => text?.replace(/^v/, '');
  const { killSwitch } = request;
  const latestVersionProduction = version(request.latestVersionProduction);
  const latestVersionStaging = version(request.latestVersionStaging);
  await administer(context, { action: 'changeSite', subjectId: null }, async (transaction) => {
    const { announcements: _, ...from } = await loadSite(transaction);
    const to = {
      killSwitch: killSwitch ?? from.killSwitch,
      latestVersionProduction: latestVersionProduction ?? from.latestVersionProduction,
      latestVersionStaging: latestVersionStaging ?? from.latestVersionStaging,
    };
    await saveSiteSettings(transaction, to);
    return { from, to };
  });
  return publishSite(context);
});

export const handleSaveAnnouncement = handle(saveAnnouncement, async (context, request) => {
  const instant = (date: string) => new Date(date).toISOString();
  const { start, end } = request.effectiveDuring;
  const effectiveDuring = { start: instant(start), end: instant(end) };
  const announcement = { ...request, id: request.id ?? createId(), effectiveDuring };
  await administer(context, { action: 'saveAnnouncement', subjectId: null }, async (transaction) => {
    await store.storeAnnouncement(transaction, announcement);
    return announcement;
  });
  return publishSite(context);
});

export const handleDeleteAnnouncement = handle(deleteAnnouncement, async (context, { id }) => {
  await administer(context, { action: 'deleteAnnouncement', subjectId: null }, async (transaction) => {
    if (!(await removeAnnouncement(transaction, id))) {
      throw new Refusal('NOT_FOUND', 'There is no such announcement.');
    }
    return { id };
  });
  return publishSite(context);
});
