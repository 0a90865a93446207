import { expect, test } from 'vitest';
import { networkOf, payerOf } from './prefix.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
  ['nonsense', 'unknown', 'unknown'],
])('%s pays as %s and counts as %s', (address, payer, network) => {
  expect([payerOf(address), networkOf(address)]).toEqual([payer, network]);
});
