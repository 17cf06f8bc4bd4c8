const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins of pages that may call: the public address, its loopback aliases when it is one, and `more`.
 */
export function trustedOrigins(publicUrl: string, more: readonly string[]): string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const aliases = loopback.includes(hostname)
    ? loopback.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
    : [];
  return [...new Set([publicUrl, ...aliases, ...more])];
}
