import { listAdministrators, setAdministrator } from './administration/administrators.ts';
import { openForCommand } from './administration/open-for-command.ts';
import { readEnvironment } from './config/environment.ts';
import { StartError } from './config/start-error.ts';

// The entry of `bellgrid admin`: importing this file does what its arguments say.
const usage = 'Usage: bellgrid admin grant EMAIL | revoke EMAIL | list';

async function main(args: readonly string[]): Promise<string> {
  const [verb = '', email = '', ...rest] = args;
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
    const outcome = await setAdministrator(db, { email, isAdministrator, now: new Date() });
    if (outcome.kind === 'no such user') {
      throw new StartError(`There is no account with the address ${email}: sign up with it first.`);
    }
    if (outcome.kind === 'not verified') {
      throw new StartError(
        `The address ${email} is not verified, so that the account may be anybody's: open the mailed link first.`,
      );
    }
    const what = isAdministrator ? 'an administrator' : 'no administrator any more';
    const who = `${email} (${outcome.name}, signed up ${outcome.signedUpAt.slice(0, 10)})`;
    return `${who} is ${what}${outcome.kind === 'done' ? '; reload the page to see it' : ' already'}.`;
  } finally {
    await close();
  }
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
