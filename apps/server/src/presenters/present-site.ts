import type { SiteDocument } from '@bellgrid/protocol';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The site metadata as everyone sees it: the announcements of now and, for clients to wait for, of the next day. */
export function presentSite(site: SiteDocument, now: Date): SiteDocument {
  const time = now.getTime();
  const announcements = site.announcements.filter(({ effectiveDuring: { start, end } }) => {
    return Date.parse(start) <= time + DAY_MS && time < Date.parse(end);
  });
  return { ...site, announcements };
}
