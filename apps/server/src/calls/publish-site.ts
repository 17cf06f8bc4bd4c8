import type { SiteDocument } from '@bellgrid/protocol';
import type { Services } from '../http/services.ts';
import { presentSite } from '../presenters/present-site.ts';
import { loadSite } from '../site/site-store.ts';

/** Tells every open session how the site metadata stands now, and answers all of it. */
export async function publishSite({ db, bus, site, now }: Services): Promise<SiteDocument> {
  site.forget();
  const document = await loadSite(db);
  bus.publish({ kind: 'broadcast', name: 'site', payload: presentSite(document, now()) });
  return document;
}
