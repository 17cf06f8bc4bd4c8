/** Whether a text that is not made of digits is a whole number in another spelling: 1e9, 0x10. */
export const isWholeOtherwise = (text: string): boolean =>
  text.trim() !== '' && Number.isInteger(Number(text));
