import * as z from 'zod';

/**
 * Every refusal that the server can answer with: its code, HTTP status, the id of its text, and
 * whether it is worth a report to the people who run the server.
 */
export const errorTable = {
  BAD_REQUEST: { status: 400, text: 'errors.badRequest', reportable: false },
  UNAUTHENTICATED: { status: 401, text: 'errors.unauthenticated', reportable: false },
  PAYWALL: { status: 402, text: 'errors.paywall', reportable: false },
  FORBIDDEN: { status: 403, text: 'errors.forbidden', reportable: false },
  ACCOUNT_SUSPENDED: { status: 403, text: 'errors.accountSuspended', reportable: false },
  VERIFY_FIRST: { status: 403, text: 'errors.verifyFirst', reportable: false },
  SECOND_FACTOR_FIRST: { status: 403, text: 'errors.secondFactorFirst', reportable: false },
  CONFIRM_FIRST: { status: 403, text: 'errors.confirmFirst', reportable: false },
  WRONG_CODE: { status: 403, text: 'errors.wrongCode', reportable: false },
  CODE_USED: { status: 403, text: 'errors.codeUsed', reportable: false },
  WRONG_PASSWORD: { status: 403, text: 'errors.wrongPassword', reportable: false },
  NOT_FOUND: { status: 404, text: 'errors.notFound', reportable: false },
  QUOTA_REACHED: { status: 409, text: 'errors.quotaReached', reportable: false },
  TOO_SLOW: { status: 408, text: 'errors.tooSlow', reportable: false },
  OUT_OF_SYNC: { status: 409, text: 'errors.outOfSync', reportable: false },
  SOLVER_BUSY: { status: 409, text: 'errors.solverBusy', reportable: false },
  RUN_REPLACED: { status: 409, text: 'errors.runReplaced', reportable: false },
  CURRENT_VERSION: { status: 409, text: 'errors.currentVersion', reportable: false },
  NO_DRAFT: { status: 409, text: 'errors.noDraft', reportable: false },
  TOO_LARGE: { status: 413, text: 'errors.tooLarge', reportable: false },
  BAD_DATA: { status: 422, text: 'errors.badData', reportable: false },
  WEAK_PASSWORD: { status: 422, text: 'errors.weakPassword', reportable: false },
  TOO_MANY_REQUESTS: { status: 429, text: 'errors.tooManyRequests', reportable: false },
  UNKNOWN_ERROR: { status: 500, text: 'errors.unknown', reportable: true },
  PAYMENT_NOT_SET_UP: { status: 409, text: 'errors.paymentNotSetUp', reportable: false },
  NOT_AN_IMAGE: { status: 422, text: 'errors.notAnImage', reportable: false },
  MAINTENANCE: { status: 503, text: 'errors.maintenance', reportable: false },
  UNAVAILABLE: { status: 503, text: 'errors.unavailable', reportable: true },
} as const satisfies Record<string, { status: number; text: string; reportable: boolean }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every refusal. `message` is plain English for the log and the developer. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    /** The request's id, to find it in the log. */
    requestId: z.string().optional(),
    /** Further data for the client, such as the hash that a stale save should have been based on. */
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
