import type { SiteDocument } from '@bellgrid/protocol';
import type { Services } from '../http/services.ts';

/** The command line changes the site without a message to the server. */
export const LOOK_EVERY_MS = 1000;

export interface SiteWatch {
  /** This document has gone out to a channel. */
  sent(site: SiteDocument): void;
  /** This document has gone out to every channel. */
  broadcast(site: SiteDocument): void;
  close(): void;
}

interface Site {
  read(): Promise<SiteDocument>;
  emit(site: SiteDocument): void;
  hasChannels(): boolean;
}

/** Sends the site metadata to the open channels when they differ from what was sent. */
export function watchSite({ read, emit, hasChannels }: Site, log: Pick<Services['log'], 'debug'>): SiteWatch {
  let known: string | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isOpen = true;
  const look = async () => {
    if (!hasChannels() || known === null) return;
    const before = known;
    const site = await read();
    // A document that was broadcast meanwhile may be newer than the one read.
    if (!isOpen || known !== before) return;
    known = JSON.stringify(site);
    if (known !== before) emit(site);
  };
  const lookLater = () => {
    if (!isOpen) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log.debug({ err: error }, 'the site could not be looked at'))
        .finally(lookLater);
    }, LOOK_EVERY_MS);
    timer.unref();
  };
  lookLater();
  return {
    sent: (site) => {
      known ??= JSON.stringify(site);
    },
    broadcast: (site) => {
      known = JSON.stringify(site);
    },
    close: () => {
      isOpen = false;
      if (timer) clearTimeout(timer);
    },
  };
}
