import { describe, expect, it, vi } from 'vitest';
import { clientAddress, proxyList } from './client-address.ts';

const proxies = proxyList(['127.0.0.1', '10.0.0.0/8', '::1']);

describe('the address of a client', () => {
  it.each([
    ['of the connection when it is no proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['that the proxy names', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'that the proxy has added, not what the client wrote',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['behind several proxies', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['without its port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['of IPv6 without brackets and port', '::1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['of a connection of both versions', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['of the proxy itself when it names none', '127.0.0.1', '', '127.0.0.1'],
    ['of the proxy itself when nobody can read what it names', '127.0.0.1', '1.1.1.1, unknown', '127.0.0.1'],
  ])('F14, F20: is the one %s', (_, socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(address);
  });

  it('is the one of the connection where no proxy is trusted', () => {
    expect(clientAddress('127.0.0.1', '198.51.100.1', null)).toBe('127.0.0.1');
  });

  it('F20: that cannot be read is told of', () => {
    const onUnreadable = vi.fn();
    clientAddress('127.0.0.1', 'unknown', proxies, onUnreadable);
    expect(onUnreadable).toHaveBeenCalledWith('unknown');
  });
});

it.each(['1', 'proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', ''])(
  '%j is no list of proxies',
  (text) => {
    expect(proxyList([text])).toBeNull();
  },
);
