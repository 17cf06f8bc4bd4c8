import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The newest message to this address whose subject matches, as the text of its file: the server under test has sent it
 * to the mail server beside it, or put it into its outbox where it has none. Waits until there is one.
 */
export async function newestMail(to: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await allMails()).find(
          (mail) => isAddressedTo(mail, to) && subject.test(headerOf(mail, 'Subject')),
        );
        return found !== undefined;
      },
      { message: `a mail to ${to} with the subject ${subject}` },
    )
    .toBe(true);
  return found ?? '';
}

/** The first link in a message whose address contains the given part. */
export function linkIn(mail: string, part: string): string {
  const links = mail.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((candidate) => candidate.includes(part));
  if (!link) throw new Error(`No link with "${part}" in the mail: ${links.join(', ') || 'it has no links'}`);
  return link;
}

/** All messages, newest first, by the names of their files. */
async function allMails(): Promise<string[]> {
  const dataFolder = process.env.BELLGRID_E2E_DATA_DIR;
  if (!dataFolder) throw new Error('BELLGRID_E2E_DATA_DIR is not set: run the specs through `npm run e2e`.');
  const outbox = join(dataFolder, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
}

function headerOf(mail: string, name: string): string {
  const line = mail
    .split(/\r?\n/)
    .find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

const isAddressedTo = (mail: string, to: string) => headerOf(mail, 'To').includes(to);
