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
    const expected = fileNames.join(' ');
    throw new BadInput(
      `Expected ${expected}, got ${positionals.join(' ') || 'nothing'}. See bellgrid --help.`,
    );
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

function parse(args: readonly string[], options: OptionSpecs) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [firstSentence] = error.message.split(/\. (?=[A-Z])/);
    throw new BadInput(`${firstSentence}. See bellgrid --help.`);
  }
}
