import { changeSite } from '@bellgrid/protocol';
import { administer } from '../administration/administer.ts';
import { loadSite, saveSiteSettings } from '../site/site-store.ts';
import { handle } from './handler.ts';
import { publishSite } from './publish-site.ts';

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
