/**
 * True for a text with other characters than digits that is a whole number in another spelling: 1e9, 0x10.
 */
export const isWholeOtherwise = (text: string): boolean =>
  text.trim() !== '' && Number.isInteger(Number(text));
