import { isLanguage, pickLanguage } from './languages.ts';

/** Takes `--lang NAME` (or `--lang=NAME`) out of the arguments, as every command has it. */
export function takeLanguage(args: readonly string[]): { args: readonly string[]; wanted: string | null } {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = args[at];
  if (option === undefined) return { args, wanted: null };
  const isApart = option === '--lang';
  const wanted = isApart ? (args[at + 1] ?? '') : option.slice('--lang='.length);
  return { args: [...args.slice(0, at), ...args.slice(at + (isApart ? 2 : 1))], wanted };
}

/** True for the languages of the product and for the pseudo-language that tests use. */
export const isKnown = (language: string): boolean => isLanguage(language) || language === 'qps';

/** The language that `--lang` names, else that of the shell: the first setting that is there decides, as in other programs. */
export function languageOfTerminal(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const { wanted } = takeLanguage(args);
  if (wanted !== null && isKnown(wanted)) return wanted;
  return pickLanguage([environment.LC_ALL || environment.LC_MESSAGES || environment.LANG]);
}
