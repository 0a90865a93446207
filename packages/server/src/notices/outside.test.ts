import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress, judgeUrl, post } from './outside.ts';

test.each([
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
  ],
  ...[
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'fc00::1',
    'ff02::1',
  ],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ],
])('%s is no address of the world', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is one',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['http://example.org/hook', 'The address must begin with https://.'],
  ['file:///etc/passwd', 'The address must begin with https://.'],
  ['https://anna:secret@example.org/', 'The address must not have a name or password in it.'],
  ['https://127.0.0.1/', 'That address is not on the internet.'],
  // Other ways to write the same.
  ['https://2130706433/', 'That address is not on the internet.'],
  ['https://0x7f.1/', 'That address is not on the internet.'],
  ['https://localhost/x', 'That address is not on the internet.'],
  ['https://printer.local/x', 'That address is not on the internet.'],
  ['https://intranet/x', 'That address is not on the internet.'],
  ['https://discord.com:22/x', 'The address must be at the usual port of https.'],
  ['https://[::1]/', 'That address is not on the internet.'],
  ['https://[::ffff:10.0.0.1]/', 'That address is not on the internet.'],
  ['nonsense', 'This is no address.'],
])('%s is refused in words', async (url, why) => {
  expect(judgeUrl(url)).toBe(why);
  expect(await post({ url, headers: {}, body: '' })).toEqual({ kind: 'gone', why });
});

test('a name that leads inside is refused, however it is spelled', async () => {
  const answered = await post({ url: 'https://localhost/hook', headers: {}, body: '' });
  expect(answered).toEqual({ kind: 'gone', why: 'That address is not on the internet.' });
});

test('nothing is followed: where an answer leads elsewhere, nobody goes', async () => {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { Location: '/elsewhere' }).end('x'.repeat(100_000));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const at = http.address();
  const url = `http://127.0.0.1:${Object(at).port}/hook`;
  expect(await post({ url, headers: {}, body: 'hello' }, true)).toEqual({ kind: 'answered', status: 302 });
  expect(asked).toEqual(['/hook']);
});

test('nobody there: nothing has arrived; broken off on the way: perhaps it has', async () => {
  const http = createServer((request) => void request.socket.destroy());
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${Object(http.address()).port}/`;
  expect(await post({ url, headers: {}, body: 'hello' }, true)).toMatchObject({ kind: 'unsure' });
  http.close();
  await once(http, 'close');
  expect(await post({ url, headers: {}, body: 'hello' }, true)).toMatchObject({ kind: 'again' });
});
