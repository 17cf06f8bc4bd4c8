import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../errors/start-error.ts';
import { environmentVariables, readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('is documented in docs/deploy.md, each variable in a row of its own', () => {
    const docs = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
    const rows = [...docs.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...environmentVariables].sort());
  });
});

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    const config = readEnvironment({});
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: null,
      smtpUrl: null,
      authSecret: null,
      trustProxy: null,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(config.solver.threads).toBeGreaterThanOrEqual(1);
  });

  it('F27: wants a mail server where the address is public', () => {
    const environment = { PUBLIC_URL: 'https://timetable.example.org' };
    expect(() => readEnvironment(environment)).toThrow(/SMTP_URL must be set/);
    expect(readEnvironment({ ...environment, SMTP_URL: 'smtp://mail' }).publicUrl).toBe(
      environment.PUBLIC_URL,
    );
    expect(readEnvironment({ PUBLIC_URL: 'http://localhost:3000' }).smtpUrl).toBeNull();
  });

  it('takes an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: null });
  });

  it('keeps of addresses what a browser sends as origin', () => {
    const config = readEnvironment({
      PUBLIC_URL: 'https://timetable.example.org/',
      SMTP_URL: 'smtp://mail.example.org',
      TRUSTED_ORIGINS: 'http://localhost:5173/, https://b.example.org',
    });
    expect(config.publicUrl).toBe('https://timetable.example.org');
    expect(config.trustedOrigins).toEqual(['http://localhost:5173', 'https://b.example.org']);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '0x10'],
    ['PUBLIC_URL', 'localhost'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['DATABASE_URL', 'mysql://example.org/bellgrid'],
    ['DATABASE_URL', 'bellgrid'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '1'],
    ['PUBLIC_URL', 'https://example.org/timetable'],
    ['AUTH_SECRET', 'a'.repeat(32)],
    ['AUTH_SECRET', 'short'],
    ['SECURITY_CONTACT', 'ask the caretaker'],
    ['SUPPORT_EMAIL', 'the caretaker'],
    ['SMTP_URL', 'mail.example.org'],
    ['SOLVER_THREADS', '0'],
    ['SOLVER_CONCURRENCY', '1.5'],
    ['SOLVER_PLATEAU_STEPS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'x'],
    ['MAIL_FROM', 'Bellgrid <nobody>'],
    ['TRUSTED_ORIGINS', 'nowhere'],
  ])('F14, F28: names %s when it is %j', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(StartError);
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`environment is wrong: ${name} must`),
    );
  });

  it('wants a secret that all servers on one database share', () => {
    const environment = { DATABASE_URL: 'postgres://bellgrid:secret@db.example.org/bellgrid' };
    expect(() => readEnvironment(environment)).toThrow(/AUTH_SECRET must be set with DATABASE_URL/);
    const config = readEnvironment({ ...environment, AUTH_SECRET: 'a secret that all the servers share' });
    expect(config.databaseUrl).toBe(environment.DATABASE_URL);
    expect(readEnvironment({}).databaseUrl).toBeNull();
  });

  it('names every wrong variable in one line', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^.*PORT .*; LOG_LEVEL .*$/);
  });

  it('takes the settings of payments together or not at all, and then ends trials sooner', () => {
    expect(readEnvironment({})).toMatchObject({
      ...{ stripe: null, freeTrialDays: 3650 },
      hasMultipleStructures: true,
    });
    expect(readEnvironment({ MULTIPLE_STRUCTURES: '0' }).hasMultipleStructures).toBe(false);
    expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_PRICE_ID .* together/);
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_12',
    };
    expect(readEnvironment(stripe)).toMatchObject({
      freeTrialDays: 30,
      hasMultipleStructures: false,
      stripe: { priceId: 'price_1', licenseMonths: 12, apiUrl: null },
    });
    expect(readEnvironment({ ...stripe, FREE_TRIAL_DAYS: '0' }).freeTrialDays).toBe(0);
  });
});
