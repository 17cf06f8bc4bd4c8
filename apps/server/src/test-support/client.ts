import { gzipSync } from 'node:zlib';
import type { Call } from '@bellgrid/protocol';
import type * as z from 'zod';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A browser as far as a test needs one: keeps cookies, sends its origin. */
export class Client {
  readonly url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Returns this browser on another server. */
  at(url: string): Client {
    const client = new Client(url);
    for (const [name, value] of this.#cookies) client.#cookies.set(name, value);
    return client;
  }

  async send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set('cookie', this.cookie);
    if (!headers.has('origin')) headers.set('origin', this.url);
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, method, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  /** Makes a call of the protocol; the answer is typed as if it succeeded. */
  async call<Request extends z.ZodType, Response extends z.ZodType>(
    call: Call<Request, Response>,
    request: z.input<Request>,
    body?: Uint8Array,
  ): Promise<Answer<z.output<Response>>> {
    const { method, path, headers } = wire(call, request);
    const init =
      method === 'post' ? { body: JSON.stringify(request), headers } : { body: body && Buffer.from(body) };
    return (await this.send(method.toUpperCase(), path, init)) as Answer<z.output<Response>>;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function wire(call: Call, request: unknown) {
  const rest = new Map(Object.entries(request as Record<string, unknown>));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value));
  const isPost = call.method === 'post';
  return {
    method: call.method,
    path: isPost || rest.size === 0 ? path : `${path}?${query}`,
    headers: { 'content-type': 'application/json' },
  };
}

/** A draft file as a client sends it. `memory` goes into its pageMemory, `parts` into its data store. */
export function draftFile(
  memory: Record<string, unknown> = {},
  parts: Record<string, unknown> = {},
): Uint8Array {
  const file = {
    fileVersion: 21,
    dataStore: { version: 27, ...parts },
    solutionStore: { version: 2 },
    pageMemory: memory,
  };
  return gzipSync(JSON.stringify(file));
}
