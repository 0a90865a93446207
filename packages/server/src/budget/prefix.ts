import { isIPv4, isIPv6 } from 'node:net';

/** Who pays for what an address asks: the address itself, or all of an IPv6 /64, which one household has. */
export function payerOf(address: string): string {
  const plain = asIPv4(address);
  return plain ?? sixtyFour(address);
}

/** Who counts as one for new names and open tables: an IPv4 /24 or an IPv6 /64. */
export function networkOf(address: string): string {
  const plain = asIPv4(address);
  return plain === undefined ? sixtyFour(address) : `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
}

/** `::ffff:192.0.2.1` is how a socket for both kinds names an IPv4 address. */
function asIPv4(address: string): string | undefined {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv4(plain) ? plain : undefined;
}

function sixtyFour(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%');
  if (!isIPv6(bare)) return 'unknown';
  const [head = '', tail] = bare.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
