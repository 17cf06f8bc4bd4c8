import { createInterface } from 'node:readline/promises';
import { findAccount, listAdministrators, setAdministrator } from './administration/administrators.ts';
import { openForCommand } from './administration/open-for-command.ts';
import { readEnvironment } from './config/environment.ts';
import { StartError } from './errors/start-error.ts';

// The entry of `bellgrid admin`: importing this file does what its arguments say.
const usage = 'Usage: bellgrid admin grant EMAIL [--yes] | revoke EMAIL | list';

async function main(args: readonly string[]): Promise<string> {
  const isConfirmed = args.includes('--yes');
  const [verb = '', email = '', ...rest] = args.filter((arg) => arg !== '--yes');
  const isChange = verb === 'grant' || verb === 'revoke';
  const isWhole = rest.length === 0 && (isChange ? email.includes('@') : verb === 'list' && email === '');
  if (!isWhole) throw new StartError(usage);
  process.umask(0o077);
  const { DATA_DIR, DATABASE_URL } = process.env;
  // No cookie is signed here.
  const config = readEnvironment({
    DATA_DIR,
    DATABASE_URL,
    AUTH_SECRET: 'no cookie is signed by this command',
  });
  const { db, close } = await openForCommand(config);
  try {
    if (!isChange) return listing(await listAdministrators(db));
    const isAdministrator = verb === 'grant';
    const account = await findAccount(db, email);
    if (!account) {
      throw new StartError(`There is no account with the address ${email}: sign up with it first.`);
    }
    if (isAdministrator && !account.isVerified) {
      throw new StartError(
        `The address ${email} is not verified, so that the account may be anybody's: open the mailed link first.`,
      );
    }
    const who = `${email} (${account.name}, signed up ${account.signedUpAt.slice(0, 10)})`;
    if (isAdministrator && !isConfirmed) await confirm(`Shall ${who} be an administrator? Type yes: `);
    const hasChanged = await setAdministrator(db, { email, isAdministrator, now: new Date() });
    const what = isAdministrator ? 'an administrator' : 'no administrator any more';
    return `${who} is ${what}${hasChanged ? '; reload the page to see it' : ' already'}.`;
  } finally {
    await close();
  }
}

/** Throws StartError unless the user at the terminal confirms. */
async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new StartError(`${question}nobody is here to be asked; add --yes. Nothing was changed.`);
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.');
}

function listing(administrators: readonly { email: string; name: string }[]): string {
  if (administrators.length === 0) return 'There is no administrator.';
  return administrators.map(({ email, name }) => `${email}  ${name}`).join('\n');
}

try {
  // Called by the command line as `bellgrid admin …`.
  console.log(await main(process.argv.slice(3)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(2);
}
