import { languageOfTerminal, textsIn } from '@bellgrid/texts/all';

/** The texts in the terminal of an operator, in the language that `--lang` or the shell's settings name. */
export const operatorTexts = textsIn(languageOfTerminal(process.argv.slice(2), process.env));
