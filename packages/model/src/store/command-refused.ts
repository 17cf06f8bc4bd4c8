import type { Message } from '../messages/message.ts';

/** The reasons for which a command is refused; the draft is then unchanged. */
export const refusalCodes = [
  /** The arguments do not have the command's shape. */
  'invalid-arguments',
  /** An id names nothing in the draft. */
  'not-found',
  /** The edit would break a rule of the document. */
  'not-allowed',
  /** The records of a fork were changed elsewhere too. */
  'conflict',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A refused command. `refusal` is what to show; the error's own message is the code of that text, for logs. */
export class CommandRefused extends Error {
  readonly code: RefusalCode;
  readonly refusal: Message;

  constructor(code: RefusalCode, refusal: Message) {
    super(refusal.code);
    this.name = 'CommandRefused';
    this.code = code;
    this.refusal = refusal;
  }
}
