import type { Call } from '@bellgrid/protocol';
import type * as z from 'zod';
import { CallRefusal, refusalOf } from './refusal.ts';

export interface CallOptions {
  /** Raw bytes instead of the request as JSON; the request then travels in the query string. */
  readonly body?: Blob;
  readonly signal?: AbortSignal;
  /** Let the request outlive the page (bodies up to 64 KB). */
  readonly keepalive?: boolean;
}

type Request = Readonly<Record<string, unknown>>;

function addressOf(path: string, args: Request, inQuery: boolean): string {
  const inPath = new Set<string>();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(args[name]));
  });
  if (!inQuery) return address;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (!inPath.has(name) && value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? address : `${address}?${text}`;
}

/** True when the caller has broken a request off, other than by its time limit. */
const isBrokenOff = ({ signal }: RequestInit): boolean =>
  Boolean(signal?.aborted && signal.reason?.name !== 'TimeoutError');

/** fetch with this application's errors: OFFLINE when nothing was reached, else the refusal's code. */
export async function request(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', ...init });
  } catch (cause) {
    if (isBrokenOff(init)) throw cause;
    throw new CallRefusal('OFFLINE', `${address} could not be reached: ${String(cause)}`);
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/**
 * Makes one call of the protocol and returns its validated response. Throws a {@link Refusal} when the
 * server refuses or cannot be reached.
 */
export async function call<Definition extends Call>(
  definition: Definition,
  args: z.input<Definition['request']> & Request,
  options: CallOptions = {},
): Promise<z.output<Definition['response']>> {
  const inQuery = definition.method !== 'post' || options.body !== undefined;
  const init: RequestInit = { method: definition.method.toUpperCase() };
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  if (options.body) {
    init.body = options.body;
    init.headers = { 'content-type': 'application/gzip' };
  } else if (!inQuery) {
    init.body = JSON.stringify(args);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await request(addressOf(definition.path, args, inQuery), init);
  const schema: Definition['response'] = definition.response;
  const body = await response.json().catch((cause: unknown) => {
    if (isBrokenOff(init)) throw cause;
    throw new CallRefusal('OFFLINE', `The answer of ${definition.path} could not be read: ${String(cause)}`);
  });
  return schema.parse(body);
}

/** Makes a call whose response is a document as text. */
export async function callForText<Definition extends Call>(
  definition: Definition,
  args: z.input<Definition['request']> & Request,
  options: { signal?: AbortSignal } = {},
): Promise<string> {
  const init: RequestInit = { method: definition.method.toUpperCase() };
  if (options.signal) init.signal = options.signal;
  const response = await request(addressOf(definition.path, args, true), init);
  return response.text();
}
