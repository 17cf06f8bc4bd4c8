import type * as z from 'zod';

/**
 * One call of the HTTP interface, as data that the server's routes, the web application's client and
 * the OpenAPI document all read. The request travels as JSON in the body of a `post`, else in the query
 * string; parameters named in the path are taken from there.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the server's origin, e.g. `/api/solver/spawn`; parameters as `{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
  /**
   * `public` needs no session, `administrator` that of an administrator; every call but the public ones
   * refuses a stranger before it looks at the request; see `emptyForStrangers`.
   */
  readonly access?: 'public' | 'administrator';
  /** Refused with CONFIRM_FIRST unless the session was confirmed with a code just before; see `confirmAgain`. */
  readonly needsConfirmation?: true;
  /** Answered to every user while the kill switch is on, so that no unsaved work is lost. */
  readonly duringMaintenance?: true;
  /** Answered to the user of a suspended account, who keeps the download; every other call refuses with ACCOUNT_SUSPENDED. */
  readonly whileSuspended?: true;
  /** Answered to an account whose address is not verified yet; every other call refuses it with VERIFY_FIRST. */
  readonly beforeVerification?: true;
  /**
   * Answered with 204 and no body where no session is sent, so that a first visit is no failure; an ended or forged
   * session is refused.
   */
  readonly emptyForStrangers?: true;
  /** The body in place of a JSON request: a draft file as gzip bytes, or a picture. */
  readonly requestBody?: 'gzip' | 'image';
  /** The answer in place of a JSON document: the stored draft file, or a picture. */
  readonly responseBody?: 'draftFile' | 'image';
}

/** Keeps the literal types of a call, so that its client and its handler are typed by it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
