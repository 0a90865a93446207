import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort, startServer, takePort } from './serving.ts';

test('the page is served where the output says, and nothing else is', async () => {
  const port = await freePort();
  const { output } = await startServer(String(port));
  const address = addressIn(output());
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('independent and unofficial');
  expect((await fetch(`${address}/package.json`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test('a taken port is told and the next free one used', async () => {
  const taken = await takePort();
  const { output } = await startServer(String(taken));
  expect(output()).toContain(`Port ${taken} is taken, trying ${taken + 1}.`);
  expect((await fetch(addressIn(output()))).status).toBe(200);
});

test.each(['abc', '0', '65536', '80.5', '-1'])('PORT=%s is refused with a reason', async (port) => {
  const { process, output } = await startServer(port);
  expect(process.exitCode).toBe(2);
  expect(output()).toContain(`PORT must be a whole number from 1 to 65535, not '${port}'.`);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly, open connections too', async (signal) => {
  const { process, output } = await startServer(String(await freePort()));
  await fetch(addressIn(output()));
  process.kill(signal);
  await once(process, 'close');
  expect(process.exitCode).toBe(0);
});

function addressIn(output: string): string {
  const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
  if (address === undefined) throw new Error(`no address in: ${output}`);
  return address;
}
