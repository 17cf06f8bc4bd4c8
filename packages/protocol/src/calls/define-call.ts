import type * as z from 'zod';

/**
 * One call of the HTTP interface, as data that the server's routes, the web application's client and
 * the OpenAPI document all read. A call whose body is raw bytes has `body: 'bytes'` instead of a schema.
 */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below the server's origin, e.g. `/api/solver/spawn`; parameters as `{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
}

export function defineCall<Request extends z.ZodType, Response extends z.ZodType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}
