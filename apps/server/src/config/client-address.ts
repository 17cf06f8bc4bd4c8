import { BlockList, isIP } from 'node:net';

/** The header that carries the client's address to Better Auth; a client's own is overwritten. */
export const ADDRESS_HEADER = 'x-bellgrid-client';

/**
 * The address that a request came from: the socket's, or if that is a trusted proxy's the last one of
 * X-Forwarded-For that is not, with its port cut off. An entry that is no address is not trusted, nor is
 * anything before it: it is passed to `onUnreadable`, and the proxy's own address counts.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  proxies: BlockList | null,
  onUnreadable: (text: string) => void = () => {},
): string {
  let address = bare(socketAddress ?? '127.0.0.1');
  if (!proxies) return address;
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  while (isTrusted(proxies, address)) {
    const hop = hops.pop();
    if (hop === undefined || hop === '') return address;
    const before = bare(hop);
    if (isIP(before) === 0) {
      onUnreadable(hop);
      return address;
    }
    address = before;
  }
  return address;
}

/** Proxies by their addresses or networks, such as `127.0.0.1` or `10.0.0.0/8`; null when one is neither. */
export function proxyList(texts: readonly string[]): BlockList | null {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', prefix, ...rest] = text.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    const isWhole = Number.isInteger(bits) && bits >= 0 && bits <= (version === 6 ? 128 : 32);
    if (version === 0 || rest.length > 0 || prefix === '' || !isWhole) return null;
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

function isTrusted(proxies: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An address without a port, brackets or the form in which IPv6 carries IPv4. */
function bare(text: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1];
  const address = bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
