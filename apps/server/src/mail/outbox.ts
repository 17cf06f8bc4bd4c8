import { mkdir, writeFile } from 'node:fs/promises';
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

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9@.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
}
