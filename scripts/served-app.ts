// For browser tests: the app, served by the real `npm start` once for all tests of a file.
import { afterAll } from 'vitest';
import { freePort, launchServer } from './serving.ts';

let started: ReturnType<typeof launchServer> | undefined;

afterAll(async () => {
  (await started)?.process.kill('SIGKILL');
});

/** Where the app is. */
export async function appAddress(): Promise<string> {
  started ??= freePort().then((port) => launchServer(String(port)));
  const [address = ''] = /http:\/\/localhost:\d+/.exec((await started).output()) ?? [];
  return address;
}
