/** An entry of the log, or of the part of it that a school sees. */
interface Entry {
  readonly id: string;
  readonly at: string;
}

/** The entry after which a page of the log begins; empty for the newest page. */
export interface AuditCursor {
  readonly before?: string;
  readonly beforeID?: string;
}

/** The cursor of the page after this one; null when it was the last. */
export function nextCursor(entries: readonly Entry[], limit: number): AuditCursor | null {
  const last = entries.at(-1);
  return last && entries.length >= limit ? { before: last.at, beforeID: last.id } : null;
}

/** The largest page that the server answers. */
const LARGEST = 500;

/** The entries of all pages, one page after the other; no more pages once there are `most` entries. */
export async function allEntries<Each extends Entry>(
  load: (page: AuditCursor & { readonly limit: number }) => Promise<{ readonly entries: Each[] }>,
  most = Number.POSITIVE_INFINITY,
): Promise<Each[]> {
  const all: Each[] = [];
  for (let cursor: AuditCursor | null = {}; cursor && all.length < most; ) {
    const { entries } = await load({ ...cursor, limit: LARGEST });
    all.push(...entries);
    cursor = nextCursor(entries, LARGEST);
  }
  return all;
}
