import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeApp } from '../../apps/server/src/test-support/code-app.ts';
import type { Person } from './account.ts';
import { expect } from './test.ts';

interface SmallDatabase {
  prepare(sql: string): { run(...values: unknown[]): unknown };
  close(): void;
}
type OpenDatabase = new (file: string) => SmallDatabase;

// The driver is the server's own dependency.
const Database: OpenDatabase = createRequire(new URL('../../apps/server/package.json', import.meta.url))(
  'libsql',
);

/** Makes a person an administrator, without a second factor yet, in the database of the server under test. */
export const makeAdministrator = (person: Pick<Person, 'email'>): void =>
  setColumn(person, 'isAdministrator', 1);

/**
 * Makes the person who is signed in on a page an administrator with a second factor. Answers the app with
 * its codes.
 * @param isConfirmed the session is confirmed, as grants and deletions need it.
 */
export async function enrolAdministrator(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  isConfirmed = true,
): Promise<() => string> {
  // A new factor begins a new session: a call that is under way in the old one would sign the page out.
  await expect(page.locator('#content')).toBeVisible();
  makeAdministrator(person);
  const post = async (path: string, data: Readonly<Record<string, string>>): Promise<unknown> => {
    const headers = { origin: process.env.BELLGRID_E2E_URL ?? '' };
    const answer = await page.request.post(`/api/account/second-factor/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const begun = await post('begin', { password: person.password });
  if (typeof begun !== 'object' || begun === null || !('uri' in begun))
    throw new Error('There is no secret.');
  const nextCode = codeApp(String(begun.uri));
  await post('confirm', { code: nextCode() });
  if (isConfirmed) await post('again', { code: nextCode() });
  return nextCode;
}

/** Suspends a person's account, in the database of the server under test. */
export const suspend = (person: Pick<Person, 'email'>): void => setColumn(person, 'accountSuspended', 1);

/** Sets the end of the time without a licence, in the database of the server under test. */
export const setTrialEnd = (person: Pick<Person, 'email'>, end: Date): void =>
  setColumn(person, 'bypassPaywallUntil', end.toISOString());

function setColumn(
  { email }: Pick<Person, 'email'>,
  column: 'isAdministrator' | 'accountSuspended' | 'bypassPaywallUntil',
  value: number | string,
): void {
  const folder = process.env.BELLGRID_E2E_DATA_DIR;
  if (!folder) throw new Error('BELLGRID_E2E_DATA_DIR is not set: run the specs through `npm run e2e`.');
  const db = new Database(join(folder, 'bellgrid.db'));
  db.prepare('pragma busy_timeout = 5000').run();
  db.prepare(
    `update "userDocument" set "${column}" = ? where "userId" = (select "id" from "user" where "email" = ?)`,
  ).run(value, email);
  db.close();
}

/** Makes a call of the server in the session of a page, and answers its response. */
export async function callAs(
  page: Page,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return page.evaluate(
    async ([address, content]) => {
      const answer = await fetch(address, {
        method: content === null ? 'GET' : 'POST',
        ...(content === null ? {} : { body: content, headers: { 'content-type': 'application/json' } }),
      });
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** The id of the user who is signed in on a page. */
export async function uidOf(page: Page): Promise<string> {
  const me = await callAs(page, '/api/me');
  if (typeof me === 'object' && me !== null && 'uid' in me) return String(me.uid);
  throw new Error('Nobody is signed in.');
}
