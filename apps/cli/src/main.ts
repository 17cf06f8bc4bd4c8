import { languages } from '@bellgrid/texts';
import { isKnown, takeLanguage } from '@bellgrid/texts/all';
import packageJson from '../package.json' with { type: 'json' };
import { BadInput } from './command-line/bad-input.ts';
import { EXIT, type ExitCode } from './command-line/exit-codes.ts';
import { texts } from './command-line/texts.ts';
import { type CommandName, commandLoaders } from './commands/registry.ts';

/** The composition root of the command line. */
async function main(args: readonly string[]): Promise<ExitCode> {
  if (wanted !== null && !isKnown(wanted)) {
    const values = { name: wanted, languages: Object.keys(languages).join(', ') };
    throw new BadInput(texts.t('cli.unknownLanguage', values));
  }
  const [name = '', ...rest] = args;
  if (args.includes('--help') || args.includes('-h') || name === 'help') {
    process.stdout.write(texts.t('cli.help'));
    return EXIT.done;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`bellgrid ${packageJson.version}\n`);
    return EXIT.done;
  }
  if (!isCommand(name)) {
    const known = Object.keys(commandLoaders).join(', ');
    if (name === '') throw new BadInput(texts.t('cli.noCommand', { commands: known }));
    throw new BadInput(texts.t('cli.unknownCommand', { name, commands: known }));
  }
  const command = await commandLoaders[name]();
  return command(rest);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandLoaders, name);
}

/** A reader that closes early (`bellgrid … | head`) is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.done : EXIT.badInput);
});

/** Prints one JSON object also without a result, for readers of `--json`. */
function reportFailure(status: string, message: string, findings: readonly string[]): void {
  if (args.includes('--json'))
    process.stdout.write(`${JSON.stringify({ status, error: message, findings })}\n`);
}

async function run(args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await main(args);
  } catch (error) {
    process.exitCode = report(error);
  }
  if (ending.has(args[0] ?? '')) endWhenWritten();
}

/** The commands that are over when they return; those of the server may go on. */
const ending: ReadonlySet<string> = new Set([
  'solve',
  'check',
  'verify',
  'convert',
  'export',
] satisfies CommandName[]);

/** Waits only for pending output: not for code that V8 is about to optimise, nor for its heap. */
function endWhenWritten(): void {
  process.stderr.write('', () => process.stdout.write('', () => process.exit()));
}

function report(error: unknown): ExitCode {
  if (error instanceof BadInput) {
    process.stderr.write(`bellgrid: ${[error.message, ...error.details].join('\nbellgrid: ')}\n`);
    reportFailure('BAD_INPUT', error.message, error.details);
    return EXIT.badInput;
  }
  // A bug: a result that did not pass the checks is never returned.
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `bellgrid: ${texts.t('cli.internalError', { error: error instanceof Error ? error.stack : message })}\n`,
  );
  reportFailure('UNKNOWN_ERROR', message, []);
  return EXIT.failed;
}

const { args, wanted } = takeLanguage(process.argv.slice(2));
void run(args);
