import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../harness/launch-server.ts';
import { closeAll, listenFrom } from './listen.mjs';

/** An address for documents: no machine has it. */
const NOWHERE = '192.0.2.1';

test('a machine that lacks one of the addresses is served at the other', async () => {
  const answers = {
    answer: (_request: IncomingMessage, response: ServerResponse) => void response.end('here'),
    upgrade() {},
  };
  const { port, servers } = await listenFrom(await freePort(), answers, [NOWHERE, '127.0.0.1'], 9);
  onTestFinished(() => closeAll(servers));
  expect(servers).toHaveLength(1);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
});

test('one that has none of them says so', async () => {
  await expect(listenFrom(await freePort(), { answer() {}, upgrade() {} }, [NOWHERE], 1)).rejects.toThrow(
    'none of the addresses 192.0.2.1',
  );
});

test('half-sent requests are dropped soon, and others are answered meanwhile', async () => {
  const answers = {
    answer: (_request: IncomingMessage, response: ServerResponse) => void response.end('here'),
    upgrade() {},
    patience: { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 },
  };
  const { port, servers } = await listenFrom(await freePort(), answers, ['127.0.0.1'], 9);
  onTestFinished(() => closeAll(servers));
  const halves = [
    'POST / HTTP/1.1\r\nHost: here\r\n',
    'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nhalf',
  ];
  const dropped = Array.from({ length: 40 }, (_, place) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.resume().write(halves[place % 2] ?? '');
    return once(socket, 'close');
  });
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  expect(await Promise.all(dropped)).toHaveLength(40);
});
