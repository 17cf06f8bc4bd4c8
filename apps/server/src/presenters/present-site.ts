import type { SiteDocument } from '@bellgrid/protocol';

const AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

/** The site metadata as everyone sees it: the announcements of now and, for clients to wait for, of the next week. */
export function presentSite(site: SiteDocument, now: Date): SiteDocument {
  const time = now.getTime();
  const announcements = site.announcements.filter(({ effectiveDuring: { start, end } }) => {
    return Date.parse(start) <= time + AHEAD_MS && time < Date.parse(end);
  });
  return { ...site, announcements };
}
