/** Why a command was refused; the draft is then unchanged. */
export const refusalCodes = [
  /** The arguments do not have the command's shape. */
  'invalid-arguments',
  /** An id names nothing in the draft. */
  'not-found',
  /** The edit would break a rule of the document. */
  'not-allowed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export class CommandRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'CommandRefused';
    this.code = code;
  }
}
