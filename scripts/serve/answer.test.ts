import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answerWith } from './answer.mjs';

test.each([
  [true, 'max-age=31536000'],
  [false, null],
])('reached over https (%s), browsers are told to come back over nothing else: %s', async (isSecure, expected) => {
  const server = createServer(answerWith(new Map(), { server: null, publicHost: 'play.example.org', isSecure }));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = server.address();
  const port = at === null || typeof at === 'string' ? 0 : at.port;
  const answer = await fetch(`http://127.0.0.1:${port}/nothing.txt`);
  expect(answer.headers.get('strict-transport-security')).toBe(expected);
});
