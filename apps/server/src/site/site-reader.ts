import type { SiteDocument } from '@bellgrid/protocol';
import type { Database } from '../database/open-database.ts';
import { loadSite } from './site-store.ts';

/** Older than this is read anew: another server may have changed it. */
const MAX_AGE_MS = 1000;

/** The site metadata for every request, without a question to the database for each. */
export interface SiteReader {
  read(): Promise<SiteDocument>;
  /** It was changed here: read it anew. */
  forget(): void;
}

export function createSiteReader(db: Database): SiteReader {
  let kept: { readonly at: number; readonly site: Promise<SiteDocument> } | null = null;
  const read = () => {
    const at = performance.now();
    const site = loadSite(db);
    kept = { at, site };
    site.catch(() => {
      kept = null;
    });
    return site;
  };
  return {
    read: () => (kept && performance.now() - kept.at < MAX_AGE_MS ? kept.site : read()),
    forget: () => {
      kept = null;
    },
  };
}
