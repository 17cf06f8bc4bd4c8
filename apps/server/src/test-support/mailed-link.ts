import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const GIVE_UP_AFTER_MS = 30_000;

/** The link in the newest mail to an address whose subject matches, from the outbox of a data folder. */
export async function mailedLink(dataDir: string, to: string, subject: RegExp): Promise<string> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const link = await linkIn(join(dataDir, 'outbox'), to, subject);
    if (link) return link;
    if (performance.now() > giveUpAt) throw new Error(`No mail to ${to} about ${subject}.`);
    await setTimeout(10);
  }
}

async function linkIn(folder: string, to: string, subject: RegExp): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort().reverse()) {
    const text = await readFile(join(folder, name), 'utf8');
    const isIt =
      text.includes(`\nTo: ${to.toLowerCase()}\n`) && subject.test(/^Subject: (.*)$/m.exec(text)?.[1] ?? '');
    const link = /^https?:\S+$/m.exec(text)?.[0];
    if (isIt && link) return link;
  }
  return null;
}
