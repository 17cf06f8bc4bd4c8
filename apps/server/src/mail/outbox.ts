import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment, SendMail } from './mail.ts';

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
  return async ({ to, subject, text, replyTo, unsubscribe, attachment }) => {
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
      ...(replyTo ? [['Reply-To', replyTo]] : []),
      ...(unsubscribe ? [['List-Unsubscribe', `<${unsubscribe}>`]] : []),
    ].map(([name, value]) => `${name}: ${value?.replace(/[\r\n]+/g, ' ')}`);
    await mkdir(folder, { recursive: true });
    const body = attachment ? withAttachment(text, attachment) : `${PLAIN}\n\n${text}`;
    await writeFile(file, `${headers.join('\n')}\n${body}\n`, { mode: 0o600 });
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    announce(`Mail to ${to}: ${file}${link ? `\n  ${link}` : ''}`);
  };
}

const PLAIN = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit';

/** The rest of a message with a file, from the headers about its content on. */
function withAttachment(text: string, { name, bytes }: Attachment): string {
  const base64 = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n');
  const parts = [
    `${PLAIN}\n\n${text}`,
    `Content-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}\n\n${base64}`,
  ];
  const lines = parts.map((part) => `--part\n${part}\n`);
  return `Content-Type: multipart/mixed; boundary=part\n\n${lines.join('')}--part--`;
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
