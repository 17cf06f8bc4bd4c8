import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.ts';
import { texts } from './texts.ts';

export type OptionSpecs = Record<string, { type: 'string' | 'boolean'; short?: string; multiple?: boolean }>;

export interface Arguments {
  readonly files: readonly string[];
  readonly json: boolean;
  text(name: string): string | undefined;
  /** The values of an option that may be repeated. */
  list(name: string): readonly string[];
  /** True when an option without a value was given. */
  has(name: string): boolean;
  /** The option as a whole number, or the default; @throws BadInput outside of the range. */
  number(name: string, fallback: number, min: number, max: number): number;
}

/** Options of one command; `--json` belongs to all. @throws BadInput for unknown options and wrong counts. */
export function readArguments(
  args: readonly string[],
  specs: OptionSpecs,
  fileNames: readonly string[],
): Arguments {
  const { values, positionals } = parse(args, { ...specs, json: { type: 'boolean' } });
  if (positionals.length !== fileNames.length) {
    const nothing = texts.t('cli.arguments.nothing');
    const values = { expected: fileNames.join(' ') || nothing, got: positionals.join(' ') || nothing };
    const isTooMuch = positionals.length > fileNames.length && fileNames.length > 0;
    throw new BadInput(texts.t(isTooMuch ? 'cli.arguments.expectedOnly' : 'cli.arguments.expected', values));
  }
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    files: positionals,
    json: values.json === true,
    text,
    list: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
    },
    has: (name) => values[name] === true,
    number: (name, fallback, min, max) => {
      const given = text(name);
      if (given === undefined) return fallback;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= min && value <= max) return value;
      throw new BadInput(texts.t('cli.arguments.notANumber', { name, min, max, given }));
    },
  };
}

/** `--seconds -3` as `--seconds=-3`: otherwise the number is taken for an option. */
function withNegativeNumbers(args: readonly string[], options: OptionSpecs): string[] {
  const folded: string[] = [];
  for (const arg of args) {
    const last = folded.at(-1) ?? '';
    const takesIt = last.startsWith('--') && options[last.slice(2)]?.type === 'string';
    if (takesIt && /^-\d/.test(arg)) folded.splice(-1, 1, `${last}=${arg}`);
    else folded.push(arg);
  }
  return folded;
}

function parse(args: readonly string[], options: OptionSpecs) {
  try {
    return parseArgs({
      args: withNegativeNumbers(args, options),
      options,
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BadInput(texts.t(optionFault(error), { option: optionIn(error.message) }));
  }
}

/** The text for a fault that Node's own parser finds. */
function optionFault(error: TypeError) {
  if (!('code' in error) || error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return 'cli.arguments.unknownOption';
  return /does not take an argument/.test(error.message)
    ? 'cli.arguments.noValue'
    : 'cli.arguments.missingValue';
}

/** The option that the message of Node's parser quotes: `'-o, --out <value>'` is `-o, --out`. */
const optionIn = (message: string): string => /'([^' ]+(?:, --[^' ]+)?)/.exec(message)?.[1] ?? '';
