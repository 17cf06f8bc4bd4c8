import type { Call } from '@bellgrid/protocol';
import type * as z from 'zod';
import type { Caller } from '../accounts/authenticate.ts';
import type { Account } from '../accounts/load-account.ts';
import type { Services } from '../http/services.ts';
import { parseRequest } from './parse-request.ts';

/** The context of a call of a signed-in user. */
export interface CallContext extends Services {
  readonly caller: Caller;
  /** The caller's account, which may be used. */
  readonly account: Account;
  /** The administrator who acts as the caller; null without impersonation. */
  readonly impersonator: Account | null;
  /** The headers of the request. */
  readonly headers: Headers;
  /** Sends the cookies among these headers with the answer. */
  readonly setCookies: (headers: Headers) => void;
  /** The bytes of the body, for a call with `requestBody`; throws TOO_LARGE. */
  readonly readBody: (maxBytes: number) => Promise<Uint8Array>;
}

/** A call with the code behind it. `answer` parses the raw request and acts; it throws Refusal. */
export type Handler =
  | {
      readonly access: 'session';
      readonly call: Call;
      readonly answer: (context: CallContext, raw: unknown) => Promise<unknown>;
    }
  | {
      readonly access: 'public';
      readonly call: Call;
      readonly answer: (services: Services, raw: unknown) => Promise<unknown>;
    };

/** The code of a call for signed-in users: load, authorise, act, present. */
export function handle<Request extends z.ZodType, Response extends z.ZodType>(
  call: Call<Request, Response>,
  act: (context: CallContext, request: z.output<Request>) => Promise<z.input<Response>>,
): Handler {
  return {
    access: 'session',
    call,
    answer: async (context, raw) => act(context, parseRequest(call.request, raw)),
  };
}

/** The code of a call that needs no session. */
export function handlePublic<Request extends z.ZodType, Response extends z.ZodType>(
  call: Call<Request, Response> & { readonly access: 'public' },
  act: (services: Services, request: z.output<Request>) => Promise<z.input<Response>>,
): Handler {
  return {
    access: 'public',
    call,
    answer: async (services, raw) => act(services, parseRequest(call.request, raw)),
  };
}
