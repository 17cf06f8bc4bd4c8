import { type ErrorBody, type ErrorCode, errorBodySchema, errorTable } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';

export type CallRefusalCode = ErrorCode | 'OFFLINE';

/** Times to wait in seconds: up to the first, “a minute” is true. */
const SOON = 90;
const HOUR = 60 * 60;

/** A call that was refused by the server, or that never reached it (`OFFLINE`). */
export class CallRefusal extends Error {
  readonly code: CallRefusalCode;
  readonly requestId: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CallRefusalCode, message: string, body?: ErrorBody['error']) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.requestId = body?.requestId;
    this.details = body?.details ?? {};
  }

  /** The seconds to wait before another try; null where the server names none. */
  get retryAfter(): number | null {
    const { retryAfter } = this.details;
    return typeof retryAfter === 'number' ? retryAfter : null;
  }

  /** The message for the user. */
  textIn(t: TFunction): string {
    if (this.code === 'OFFLINE') return t('errors.offline');
    const wait = this.code === 'TOO_MANY_REQUESTS' ? (this.retryAfter ?? 0) : 0;
    if (wait > HOUR) return t('errors.tooOftenToday');
    return wait > SOON
      ? t('errors.waitMinutes', { count: Math.ceil(wait / 60) })
      : t(errorTable[this.code].text);
  }
}

export function isRefusal(error: unknown, ...codes: CallRefusalCode[]): error is CallRefusal {
  return error instanceof CallRefusal && (codes.length === 0 || codes.includes(error.code));
}

/** The message for the user on whatever a call has thrown. */
export const failureText = (error: unknown, t: TFunction): string =>
  isRefusal(error) ? error.textIn(t) : t('common.somethingWrong');

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'OUT_OF_SYNC',
  413: 'TOO_LARGE',
  422: 'BAD_DATA',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** The refusal that a response means, by its body when it is one of ours, else by its status. */
export async function refusalOf(response: Response): Promise<CallRefusal> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = errorBodySchema.safeParse(body);
  if (parsed.success) {
    const { error } = parsed.data;
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    const details = Number.isFinite(wait) ? { retryAfter: wait, ...error.details } : error.details;
    return new CallRefusal(error.code, error.message, { ...error, ...(details && { details }) });
  }
  const code = codeByStatus[response.status] ?? 'UNKNOWN_ERROR';
  return new CallRefusal(code, `${response.url} answered ${response.status} without a known error body`);
}
