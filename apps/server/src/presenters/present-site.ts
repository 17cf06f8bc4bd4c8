import type { SiteDocument } from '@bellgrid/protocol';

/** Nothing is announced and no newer client is known. */
export function presentSite(): SiteDocument {
  return {
    announcements: [],
    killSwitch: false,
    latestVersionProduction: '0.0.0',
    latestVersionStaging: '0.0.0',
  };
}
