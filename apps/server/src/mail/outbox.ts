import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from './mail.ts';

/**
 * Writes each message to a file of its own instead of sending it, in plain UTF-8 text, and tells `announce`
 * the file and the first link, so that a developer can follow it.
 */
export function createOutbox(
  folder: string,
  from: string,
  announce: (line: string) => void,
  now: () => Date = () => new Date(),
): SendMail {
  let count = 0;
  return async ({ to, subject, text }) => {
    const date = now();
    const time = date.toISOString().replaceAll(':', '-');
    const order = String(count++).padStart(4, '0');
    const file = join(folder, `${time}-${order}-${slug(to)}-${slug(subject)}.eml`);
    const headers = [
      ['From', from],
      ['To', to],
      ['Subject', subject],
      ['Date', date.toUTCString()],
      ['MIME-Version', '1.0'],
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Content-Transfer-Encoding', '8bit'],
    ].map(([name, value]) => `${name}: ${value?.replace(/[\r\n]+/g, ' ')}`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${headers.join('\n')}\n\n${text}\n`, { mode: 0o600 });
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    announce(`Mail to ${to}: ${file}${link ? `\n  ${link}` : ''}`);
  };
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes the messages in an outbox that are older than a week: their names begin with their time. */
export async function tidyOutbox(folder: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString().replaceAll(':', '-');
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => name.endsWith('.eml') && name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9@.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
}
