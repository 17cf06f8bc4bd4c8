import { createTexts, isLanguage, pickLanguage } from '@bellgrid/texts';
import { textsIn } from '@bellgrid/texts/all';

/** Takes `--lang NAME` (or `--lang=NAME`) out of the arguments, as every command has it. */
export function takeLanguage(args: readonly string[]): { args: readonly string[]; wanted: string | null } {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const option = args[at];
  if (option === undefined) return { args, wanted: null };
  const isApart = option === '--lang';
  const wanted = isApart ? (args[at + 1] ?? '') : option.slice('--lang='.length);
  return { args: [...args.slice(0, at), ...args.slice(at + (isApart ? 2 : 1))], wanted };
}

/** The language of the shell's settings: the first one that is set decides, as in other programs. */
export function languageOfShell(environment: Readonly<Record<string, string | undefined>>): string {
  return pickLanguage([environment.LC_ALL || environment.LC_MESSAGES || environment.LANG]);
}

/** True for the languages of the product and for the pseudo-language that tests use. */
export const isKnown = (language: string): boolean => isLanguage(language) || language === 'qps';

const { wanted } = takeLanguage(process.argv.slice(2));

/** The texts for people, in the language that `--lang` or the shell's settings name. */
export const texts = textsIn(wanted !== null && isKnown(wanted) ? wanted : languageOfShell(process.env));

/** The texts beside the codes in `--json`: English in any language of the shell. */
export const textsForPrograms = () => (texts.language === 'en' ? texts : createTexts());
