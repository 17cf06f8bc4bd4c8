import { createTexts } from '@bellgrid/texts';
import { languageOfTerminal, textsIn } from '@bellgrid/texts/all';

/** The texts for people, in the language that `--lang` or the shell's settings name. */
export const texts = textsIn(languageOfTerminal(process.argv.slice(2), process.env));

/** The texts beside the codes in `--json`: English in any language of the shell. */
export const textsForPrograms = () => (texts.language === 'en' ? texts : createTexts());
