import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an IP address is counted by: an IPv6 address by its /64, because one user has all addresses of it; any other by itself,
 * also when it is written inside an IPv6 address.
 */
export function networkOf(from: string): string {
  const address = withoutPort(from);
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner !== undefined || !isIPv6(address)) return inner ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/** Whether an address is this machine's own, which no other machine connects from. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** The address alone: some proxies add the port of the client, another one for each connection. */
export function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
