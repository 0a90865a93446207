import { qrOf } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { ownAddresses, printNetwork, reachOf } from './reach.mjs';

const OWN = ['192.168.1.5', '10.0.0.7'];
const ALONE = { addresses: ['127.0.0.1', '::1'], network: [], remark: null };

test.each([undefined, '', 'localhost', '127.0.0.1'])('with HOST=%s it is for this computer alone', (host) => {
  expect(reachOf(host, OWN)).toEqual(ALONE);
});

test('only who asks for the network gets it, whole or at one address', () => {
  expect(reachOf('0.0.0.0', OWN)).toEqual({ addresses: ['0.0.0.0', '::1'], network: OWN, remark: null });
  expect(reachOf('10.0.0.7', OWN)).toMatchObject({
    addresses: ['127.0.0.1', '::1', '10.0.0.7'],
    network: ['10.0.0.7'],
  });
});

test('what cannot be had is said, and it is served here: a shell may have set HOST to the name of the computer', () => {
  expect(reachOf('my-computer', OWN)).toEqual({ ...ALONE, remark: expect.stringContaining("HOST is 'my-computer'") });
  expect(reachOf('0.0.0.0', [])).toEqual({ ...ALONE, remark: expect.stringContaining('on no network') });
});

test('the network of a phone comes before those of virtual machines', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => ({
    ...{ address, family, internal, netmask: '', mac: '', cidr: null },
    ...{ scopeid: 0 },
  });
  const all = {
    lo: [at('127.0.0.1', 'IPv4', true)],
    docker0: [at('172.17.0.1')],
    wlan0: [at('fe80::1', 'IPv6'), at('192.168.1.5')],
  };
  expect(ownAddresses(all as Parameters<typeof ownAddresses>[0])).toEqual(['192.168.1.5', '172.17.0.1']);
});

test('it says what an open door means, with a code to scan', () => {
  const lines = printNetwork(OWN, 8080, false, qrOf).split('\n');
  expect(lines[0]).toBe('On a phone or tablet in your network open http://192.168.1.5:8080 or http://10.0.0.7:8080');
  expect(lines.filter((line) => /^[█▀▄ ]{33}$/.test(line))).toHaveLength(17);
  expect(lines.slice(-2).join(' ')).toContain('nothing else on this computer');
});
