import { type Announcement, effectiveAnnouncements, type SiteDocument } from '@bellgrid/protocol';

const severities = ['error', 'warning', 'success', 'info'] as const;

/** The announcements at `now`, the most severe first, without the dismissed ones that may be dismissed. */
export function shownAnnouncements(
  site: Pick<SiteDocument, 'announcements'>,
  dismissed: readonly string[],
  now: number,
): Announcement[] {
  return effectiveAnnouncements(site, now)
    .filter(({ id, nonDismissible }) => nonDismissible || !dismissed.includes(id))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** The time of the next change: the nearest start or end after `now`, or null. */
export function nextChange(site: Pick<SiteDocument, 'announcements'>, now: number): number | null {
  const times = site.announcements.flatMap(({ effectiveDuring: { start, end } }) => [
    Date.parse(start),
    Date.parse(end),
  ]);
  const coming = times.filter((time) => time > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
