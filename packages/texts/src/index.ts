export { createTexts, textOptions } from './catalogue.ts';
export { en } from './en/index.ts';
export { exampleNames } from './example-names.ts';
export { isolated, joinNames } from './isolated.ts';
export {
  acceptedLanguages,
  isLanguage,
  type Language,
  languages,
  localeOf,
  pickLanguage,
} from './languages.ts';
export { messagePattern, siblingCodes } from './message-pattern.ts';
export type { NamesSource } from './names-of.ts';
export {
  itemRuns,
  messageDetails,
  messageText,
  renderMessage,
  renderValue,
  type TextRun,
  textOf,
} from './render-message.ts';
export { signedFormat, signedNumbers } from './signed-numbers.ts';
export { translate } from './translate.ts';
