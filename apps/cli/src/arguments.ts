import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.ts';

export type OptionSpecs = Record<string, { type: 'string' | 'boolean'; short?: string }>;

export interface Arguments {
  readonly files: readonly string[];
  readonly json: boolean;
  text(name: string): string | undefined;
  /** Whether an option without a value was given. */
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
    const expected = fileNames.join(' ') || 'nothing';
    const only = positionals.length > fileNames.length && fileNames.length > 0 ? 'only ' : '';
    const got = positionals.join(' ') || 'nothing';
    throw new BadInput(`Expected ${only}${expected}, got ${got}. See bellgrid --help.`);
  }
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    files: positionals,
    json: values.json === true,
    text,
    has: (name) => values[name] === true,
    number: (name, fallback, min, max) => {
      const given = text(name);
      if (given === undefined) return fallback;
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= min && value <= max) return value;
      throw new BadInput(`--${name} must be a whole number from ${min} to ${max}, not "${given}".`);
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
    const [firstSentence] = error.message.split(/\. (?=[A-Z])/);
    throw new BadInput(`${firstSentence}. See bellgrid --help.`);
  }
}
