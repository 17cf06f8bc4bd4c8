import { loadDraftFile } from '@bellgrid/model';
import { latestVersion, me, setUpAccount, snapshot, updateLastSeen } from '@bellgrid/protocol';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Client } from '../test-support/client.ts';
import { signUpUnverified, verifyAddress } from '../test-support/sign-up.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();

const signIn = (client: Client, email: string, password: string) =>
  client.post('/api/auth/sign-in/email', { email, password });

describe('an account', () => {
  it('mails nothing to an unverified address that was written at sign-up', async () => {
    const evil = 'Pat,\n\nhttps://evil.example/login\n\n';
    const signUp = { name: evil, email: 'victim@example.org', password: 'hill-secret-1' };
    const stranger = new Client(world().url);
    expect((await stranger.post('/api/auth/sign-up/email', signUp)).status).toBe(200);
    expect(await world().mailedLink('victim@example.org', /verify/i)).toMatch(world().url);
    await stranger.post('/api/auth/request-password-reset', { email: 'victim@example.org' });
    expect(await world().mailedLink('victim@example.org', /reset/i)).toMatch(world().url);
  });

  it('gets its first mail in the language of the browser', async () => {
    const signUp = { name: 'Eva Berg', email: 'berg@example.org', password: 'hill-secret-1' };
    await new Client(world().url).send('POST', '/api/auth/sign-up/email', {
      body: JSON.stringify(signUp),
      headers: { 'content-type': 'application/json', 'accept-language': 'fr, de-DE;q=0.8' },
    });
    expect(await world().mailedLink('berg@example.org', /bestätigen/i)).toMatch(world().url);
  });

  it('stays signed in as long as it is used: with the session its cookie is prolonged', async () => {
    const eve = await world().newUser('evening@example.org');
    const { uid } = (await eve.call(me, {})).body;
    expect((await eve.call(me, {})).headers.getSetCookie()).toEqual([]);
    const db = await world().openDatabase();
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString();
    await sql`update "session" set "expiresAt" = ${inTwoDays} where "userId" = ${uid}`.execute(db);
    await db.destroy();
    const [cookie = ''] = (await eve.call(me, {})).headers.getSetCookie();
    expect(Number(/max-age=(\d+)/i.exec(cookie)?.[1])).toBe(7 * 24 * 60 * 60);
    expect((await eve.call(me, {})).status).toBe(200);
  });

  it('is signed in by sign-up, and verified by the link in the mail', async () => {
    const ada = await signUpUnverified(world().url, 'ada@example.org');
    expect((await ada.call(me, {})).body).toMatchObject({
      schoolName: 'Hill School',
      isSetUp: true,
      isVerified: false,
    });
    const link = await world().mailedLink('ada@example.org', /verify/i);
    const opened = await ada.send('GET', link);
    expect(opened.headers.get('location')).toBe('/dashboard/verify?verified=true');
    expect((await ada.call(me, {})).body).toMatchObject({ isVerified: true });
  });

  it('gets the verification mail again on demand', async () => {
    const vera = await signUpUnverified(world().url, 'vera@example.org');
    const first = await world().mailedLink('vera@example.org', /verify/i);
    const answer = await vera.post('/api/auth/send-verification-email', { email: 'vera@example.org' });
    expect(answer.status).toBe(200);
    await vera.send('GET', await world().mailedLink('vera@example.org', /verify/i));
    expect((await vera.call(me, {})).body).toMatchObject({ isVerified: true });
    expect((await vera.send('GET', first.replace('token=', 'token=x'))).headers.get('location')).toContain(
      'error=',
    );
  });

  it('F16: is not verified by a link that was mailed for an earlier account of its address', async () => {
    const email = 'again@example.org';
    const earlier = await signUpUnverified(world().url, email);
    const { uid } = (await earlier.call(me, {})).body;
    const link = await world().mailedLink(email, /verify/i);
    const db = await world().openDatabase();
    await db.deleteFrom('user').where('id', '=', uid).execute();
    const later = await signUpUnverified(world().url, email);
    // The link counts whole seconds: the new account is from one of the next.
    const createdAt = new Date(Date.now() + 2000).toISOString();
    await sql`update "user" set "createdAt" = ${createdAt} where "email" = ${email}`.execute(db);
    const opened = await later.send('GET', link);
    expect(opened.headers.get('location')).toBe('/dashboard/verify?error=INVALID_TOKEN');
    expect((await later.call(me, {})).body.isVerified).toBe(false);
    await sql`update "user" set "createdAt" = ${new Date(0).toISOString()} where "email" = ${email}`.execute(
      db,
    );
    await later.send('GET', link);
    expect((await later.call(me, {})).body.isVerified).toBe(true);
    await db.destroy();
  });

  it('F8: takes no reset link any more when another one was used', async () => {
    const email = 'reset@example.org';
    const vic = await world().newUser(email);
    const ask = async () => {
      await vic.post('/api/auth/request-password-reset', { email });
      return vi.waitFor(async () => {
        const link = await world().mailedLink(email, /reset/i);
        expect(links).not.toContain(link);
        return new URL(link).searchParams.get('token') ?? '';
      });
    };
    const links: string[] = [];
    const first = await ask();
    links.push(await world().mailedLink(email, /reset/i));
    const second = await ask();
    const reset = (token: string, newPassword: string) =>
      vic.post('/api/auth/reset-password', { token, newPassword });
    expect((await reset(second, 'new-password')).status).toBe(200);
    expect((await reset(first, 'stolen-back')).status).toBe(400);
    expect((await signIn(vic, email, 'new-password')).status).toBe(200);
  });

  it('is signed out when its session has lasted 30 days, however much it is used', async () => {
    const lea = await world().newUser('long@example.org');
    const { uid } = (await lea.call(me, {})).body;
    const db = await world().openDatabase();
    const begunBefore = async (days: number) => {
      const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
      await db.updateTable('session').set({ createdAt }).where('userId', '=', uid).execute();
      return (await lea.call(me, {})).status;
    };
    expect([await begunBefore(29.9), await begunBefore(30)]).toEqual([200, 401]);
    await db.destroy();
  });

  it('of an administrator is signed out twelve hours after signing in, however much it is used', async () => {
    const chief = await world().newAdministrator('twelve@example.org');
    const { uid } = (await chief.call(me, {})).body;
    const db = await world().openDatabase();
    const begunBefore = async (minutes: number) => {
      const createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
      await db.updateTable('session').set({ createdAt }).where('userId', '=', uid).execute();
      return (await chief.call(me, {})).status;
    };
    expect([await begunBefore(12 * 60 - 1), await begunBefore(12 * 60)]).toEqual([200, 401]);
    await db.destroy();
  });

  it('of an administrator is signed out after half an hour without a call', async () => {
    const chief = await world().newAdministrator('idle@example.org');
    const { uid } = (await chief.call(me, {})).body;
    const db = await world().openDatabase();
    const usedBefore = async (minutes: number) => {
      const updatedAt = new Date(Date.now() - minutes * 60_000).toISOString();
      await db.updateTable('session').set({ updatedAt }).where('userId', '=', uid).execute();
    };
    const lastUse = async () => {
      const row = await db
        .selectFrom('session')
        .select('updatedAt')
        .where('userId', '=', uid)
        .executeTakeFirst();
      return Date.now() - new Date(row?.updatedAt ?? 0).getTime();
    };
    await usedBefore(29);
    expect((await chief.call(updateLastSeen, {})).status).toBe(200);
    expect(await lastUse()).toBeGreaterThan(28 * 60_000);
    expect((await chief.call(me, {})).status).toBe(200);
    expect(await lastUse()).toBeLessThan(28 * 60_000);
    await usedBefore(30);
    expect((await chief.call(me, {})).status).toBe(401);
    await db.destroy();
  });

  it('has a first draft with the name of the school and the accepted terms', async () => {
    const bea = await world().newUser('bea@example.org');
    const { version } = (await bea.call(latestVersion, {})).body;
    const answer = await bea.call(snapshot, { id: version?.id ?? '' });
    const loaded = loadDraftFile(JSON.stringify(answer.body));
    expect(loaded.findings).toEqual([]);
    expect(loaded.ok && loaded.file.dataStore.schoolData.schoolName).toBe('Hill School');
    expect(loaded.ok && loaded.file.dataStore.config.hasAcceptedTerms).toBe(true);
  });

  it('has a first draft with the names that the language of its user has for them', async () => {
    const email = 'greta@example.org';
    const greta = new Client(world().url);
    await greta.post('/api/auth/sign-up/email', { email, password: 'hill-secret-1', name: 'Greta' });
    const firstNames = { dayLabels: ['Montag', 'Dienstag'], structureName: 'Stundenraster 1' };
    const person = { email, displayName: 'Greta', schoolName: 'Bergschule' };
    const tooMany = { dayLabels: Array<string>(8).fill('Tag'), structureName: 'x' };
    expect((await greta.call(setUpAccount, { ...person, firstNames: tooMany })).status).toBe(400);
    expect((await greta.call(setUpAccount, { ...person, firstNames })).status).toBe(200);
    await verifyAddress(greta, email, world().dataDir);
    const { version } = (await greta.call(latestVersion, {})).body;
    const answer = await greta.call(snapshot, { id: version?.id ?? '' });
    const loaded = loadDraftFile(JSON.stringify(answer.body));
    if (!loaded.ok) throw new Error('The first draft cannot be read');
    const { days, structures } = loaded.file.dataStore.schoolData;
    expect(days.map(({ label }) => label)).toEqual(['Montag', 'Dienstag']);
    expect(Object.values(structures).map(({ name }) => name)).toEqual(['Stundenraster 1']);
  });

  it('keeps its draft when it is set up again, cuts the school name and refuses another address', async () => {
    const cora = await world().newUser('cora@example.org');
    const before = (await cora.call(latestVersion, {})).body;
    const again = await cora.call(setUpAccount, {
      email: 'Cora@Example.org',
      displayName: 'Cora',
      schoolName: 'S'.repeat(80),
    });
    expect(again.body).toMatchObject({ displayName: 'Cora', schoolName: 'S'.repeat(50) });
    expect((await cora.call(latestVersion, {})).body).toEqual(before);
    const other = { email: 'ada@example.org', displayName: 'Ada', schoolName: 'X' };
    expect((await cora.call(setUpAccount, other)).status).toBe(403);
  });

  it('is left by signing out and entered by the right password alone', async () => {
    const dora = await world().newUser('dora@example.org');
    expect((await dora.post('/api/auth/sign-out', {})).status).toBe(200);
    expect((await dora.call(me, {})).status).toBe(204);
    expect((await signIn(dora, 'dora@example.org', 'wrong-password')).status).toBe(401);
    expect((await dora.call(me, {})).status).toBe(204);
    expect((await signIn(dora, 'dora@example.org', 'hill-secret-1')).status).toBe(200);
    expect((await dora.call(me, {})).status).toBe(200);
  });

  it('takes a new password through the mailed link, and its sessions end', async () => {
    const eva = await world().newUser('eva@example.org');
    const request = { email: 'eva@example.org', redirectTo: '/dashboard/resetpassword' };
    expect((await new Client(world().url).post('/api/auth/request-password-reset', request)).status).toBe(
      200,
    );
    const link = new URL(await world().mailedLink('eva@example.org', /reset/i));
    expect(link.pathname).toBe('/dashboard/resetpassword');
    const reset = { token: link.searchParams.get('token'), newPassword: 'another1' };
    const guest = new Client(world().url);
    expect((await guest.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await guest.post('/api/auth/reset-password', reset)).status).toBe(400);
    expect((await eva.call(me, {})).status).toBe(401);
    expect((await signIn(guest, 'eva@example.org', 'hill-secret-1')).status).toBe(401);
    expect((await signIn(guest, 'eva@example.org', 'another1')).status).toBe(200);
  });

  it('needs a password of six characters', async () => {
    const short = { email: 'short@example.org', password: '12345', name: 'S' };
    expect((await new Client(world().url).post('/api/auth/sign-up/email', short)).status).toBe(400);
  });

  it('is not given away by sign-in or reset', async () => {
    await world().newUser('known@example.org');
    const ask = async (email: string) => {
      const client = new Client(world().url);
      const signedIn = await signIn(client, email, 'wrong-password');
      const reset = await client.post('/api/auth/request-password-reset', { email });
      const { error } = signedIn.body as { error: object };
      return [signedIn.status, { ...error, requestId: '' }, reset.status, reset.body];
    };
    expect(await ask('known@example.org')).toEqual(await ask('unknown@example.org'));
  });

  it('has cookies that scripts and other sites cannot use', async () => {
    const client = new Client(world().url);
    await world().newUser('cookie@example.org');
    const answer = await signIn(client, 'cookie@example.org', 'hill-secret-1');
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
    }
    expect(answer.headers.getSetCookie()).not.toEqual([]);
  });

  it('leaves no password, token or address in the log', async () => {
    const email = 'logged@example.org';
    await world().newUser(email);
    const guest = new Client(world().url);
    await guest.post('/api/auth/request-password-reset', { email });
    const token = new URL(await world().mailedLink(email, /reset/i)).searchParams.get('token');
    await guest.send('GET', `/api/auth/reset-password/${token}?callbackURL=/`);
    const log = world().logged.join('');
    expect(log).toContain('/api/auth/reset-password');
    for (const secret of [email, 'hill-secret-1', String(token)]) expect(log).not.toContain(secret);
  });
});
