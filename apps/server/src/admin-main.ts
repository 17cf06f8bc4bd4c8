import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { announcementSchema, saveAnnouncement } from '@bellgrid/protocol';
import { takeLanguage } from '@bellgrid/texts/all';
import { findAccount, listAdministrators, setAdministrator } from './administration/administrators.ts';
import { openForCommand } from './administration/open-for-command.ts';
import {
  announce,
  decideAbout,
  grantLicense,
  removeSecondFactor,
  setKillSwitch,
} from './administration/school-commands.ts';
import { readEnvironment } from './config/environment.ts';
import type { Database } from './database/open-database.ts';
import { operatorTexts } from './errors/operator-texts.ts';
import { StartError } from './errors/start-error.ts';

// The entry of `bellgrid admin`: importing this file does what its arguments say.
const usage = operatorTexts.t('operator.usage.admin');

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface Command {
  readonly email: string;
  readonly value: string;
  readonly options: {
    readonly yes?: boolean;
    readonly until?: string;
    readonly text?: string;
    readonly severity?: string;
  };
}

type Verb = (db: Database, command: Command) => Promise<string>;

const verbs: Readonly<Record<string, { readonly words: number; readonly run: Verb }>> = {
  list: { words: 0, run: async (db) => listing(await listAdministrators(db)) },
  grant: { words: 1, run: (db, command) => changeAdministrator(db, command, true) },
  revoke: { words: 1, run: (db, command) => changeAdministrator(db, command, false) },
  licence: {
    words: 2,
    run: async (db, { email, value, options: { until } }) => {
      const count = Number(value);
      if (!Number.isInteger(count) || count < 1 || count > 100_000) throw new StartError(usage);
      await grantLicense(db, { email, count, until: until === undefined ? null : endOfDay(until) });
      return until === undefined
        ? operatorTexts.t('operator.admin.licence', { email, count })
        : operatorTexts.t('operator.admin.licenceUntil', { email, count, date: until });
    },
  },
  bypass: {
    words: 2,
    run: async (db, { email, value }) => {
      await decideAbout(db, email, { bypassPaywallUntil: value === 'off' ? null : endOfDay(value) });
      return value === 'off'
        ? operatorTexts.t('operator.admin.needsLicences', { email })
        : operatorTexts.t('operator.admin.bypassed', { email, date: value });
    },
  },
  structures: {
    words: 2,
    run: async (db, { email, value }) => {
      const isMultipleScheduleStructuresEnabled = isOn(value);
      await decideAbout(db, email, { isMultipleScheduleStructuresEnabled });
      const code = isMultipleScheduleStructuresEnabled ? 'structuresOn' : 'structuresOff';
      return operatorTexts.t(`operator.admin.${code}`, { email });
    },
  },
  suspend: { words: 1, run: (db, { email }) => suspend(db, email, true) },
  'second-factor': {
    words: 2,
    run: async (db, { email, value }) => {
      if (value !== 'off') throw new StartError(usage);
      const hasChanged = await removeSecondFactor(db, email);
      return operatorTexts.t(`operator.admin.${hasChanged ? 'passwordAlone' : 'noSecondFactor'}`, { email });
    },
  },
  reinstate: { words: 1, run: (db, { email }) => suspend(db, email, false) },
  announce: {
    words: 1,
    run: async (db, { email: title, options: { text = '', severity = 'info', until } }) => {
      const known = announcementSchema.shape.severity.safeParse(severity);
      if (!known.success) throw new StartError(usage);
      const [start, week] = [new Date(), new Date(Date.now() + WEEK_MS)];
      const end = until === undefined ? week.toISOString() : endOfDay(until);
      if (Date.parse(end) <= start.getTime())
        throw new StartError(operatorTexts.t('operator.admin.announcementOver'));
      const effectiveDuring = { start: start.toISOString(), end };
      const look = { severity: known.data, variant: 'standard', nonDismissible: false } as const;
      const words = saveAnnouncement.request.safeParse({ title, content: text, ...look, effectiveDuring });
      if (!words.success) throw new StartError(operatorTexts.t('operator.admin.announcementLength'));
      await announce(db, words.data);
      return operatorTexts.t('operator.admin.announced', { title: words.data.title, date: end.slice(0, 10) });
    },
  },
  'kill-switch': {
    words: 1,
    run: async (db, { email: value }) => {
      const code = isOn(value) ? 'maintenanceOn' : 'maintenanceOff';
      const hasChanged = await setKillSwitch(db, isOn(value));
      return operatorTexts.t(`operator.admin.${code}${hasChanged ? '' : 'Already'}`);
    },
  },
};

/** The server's settings on PostgreSQL need a secret for cookies, and a command signs none. */
const unusedSecret = '0123456789abcdefghijklmnopqrstuv';

async function main(args: readonly string[]): Promise<string> {
  const { positionals, values: options } = readArguments(args);
  const [name = '', email = '', value = ''] = positionals;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || positionals.length !== verb.words + 1) throw new StartError(usage);
  process.umask(0o077);
  const { DATA_DIR, DATABASE_URL } = process.env;
  const config = readEnvironment({
    DATA_DIR,
    DATABASE_URL,
    AUTH_SECRET: unusedSecret,
  });
  const { db, close } = await openForCommand(config);
  try {
    return await verb.run(db, { email, value, options });
  } finally {
    await close();
  }
}

function readArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { yes: { type: 'boolean' }, until: text, text, severity: text } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new StartError(usage);
  }
}

async function changeAdministrator(
  db: Database,
  { email, options }: Command,
  isAdministrator: boolean,
): Promise<string> {
  if (!email.includes('@')) throw new StartError(usage);
  const account = await findAccount(db, email);
  if (!account) {
    throw new StartError(operatorTexts.t('operator.admin.signUpFirst', { email }));
  }
  if (isAdministrator && !account.isVerified) {
    throw new StartError(operatorTexts.t('operator.admin.notVerified', { email }));
  }
  const who = { email, name: account.name, date: account.signedUpAt.slice(0, 10) };
  if (isAdministrator && !options.yes) await confirm(operatorTexts.t('operator.admin.question', who));
  const hasChanged = await setAdministrator(db, { email, isAdministrator, now: new Date() });
  const code = isAdministrator ? 'granted' : 'revoked';
  return operatorTexts.t(`operator.admin.${code}${hasChanged ? '' : 'Already'}`, who);
}

async function suspend(db: Database, email: string, accountSuspended: boolean): Promise<string> {
  const hasChanged = await decideAbout(db, email, { accountSuspended });
  const code = accountSuspended ? 'suspended' : 'reinstated';
  return operatorTexts.t(`operator.admin.${code}${hasChanged ? '' : 'Already'}`, { email });
}

function isOn(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new StartError(usage);
  return value === 'on';
}

/** The end of a day in UTC. Throws StartError for a text that is no date. */
function endOfDay(date: string): string {
  const end = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T23:59:59.999Z`) : null;
  if (!end || Number.isNaN(end.getTime()))
    throw new StartError(operatorTexts.t('operator.admin.noDate', { date }));
  return end.toISOString();
}

/** Throws StartError unless the user at the terminal confirms. */
async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new StartError(operatorTexts.t('operator.admin.nobodyToAsk', { question }));
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(operatorTexts.t('operator.admin.typeYes', { question }));
  lines.close();
  if (answer.trim().toLowerCase() !== operatorTexts.t('operator.admin.yes')) {
    throw new StartError(operatorTexts.t('operator.admin.unchanged'));
  }
}

function listing(administrators: readonly { email: string; name: string }[]): string {
  if (administrators.length === 0) return operatorTexts.t('operator.admin.none');
  return administrators.map(({ email, name }) => `${email}  ${name}`).join('\n');
}

try {
  // Called by the command line as `bellgrid admin …`.
  console.log(await main(takeLanguage(process.argv.slice(2)).args.slice(1)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
