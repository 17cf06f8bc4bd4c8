/** The header that carries the client's address to Better Auth; a client's own is overwritten. */
export const ADDRESS_HEADER = 'x-bellgrid-client';

/**
 * The address that a request came from: the socket's, or with a trusted proxy the last one of
 * X-Forwarded-For, which the proxy itself has added.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustProxy: boolean,
) {
  const last = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return last || socketAddress || '127.0.0.1';
}
