import { type ErrorBody, type ErrorCode, errorTable } from '@bellgrid/protocol';

/** A request is refused, with a code of the protocol's error table. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  body(requestId: string): ErrorBody {
    const { code, message, details } = this;
    return { error: { code, message, requestId, ...(details ? { details } : {}) } };
  }
}
