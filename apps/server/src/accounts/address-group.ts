import { isIPv6 } from 'node:net';

/**
 * The group under which an address is counted for attempts: of IPv6 its first 64 bits, because a client with
 * one address has all that begin so; an IPv4 address, in either form, and anything else is itself.
 */
export function addressGroup(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return address;
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  // An IPv4 address at the end takes the place of two.
  const width = (part: string) => (part.includes('.') ? 2 : 1);
  const given = [...parts(head), ...parts(tail)].reduce((sum, part) => sum + width(part), 0);
  const zeros = bare.includes('::') ? Array(8 - given).fill('0') : [];
  const whole = [...parts(head), ...zeros, ...parts(tail)];
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
