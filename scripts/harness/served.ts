// For browser tests: the app, served once for all of them by the real `npm start`.
import { inject, onTestFinished } from 'vitest';
import { launchServer, listen, type Started } from './launch-server.ts';

/** The address of the app. */
export function appAddress(): string {
  return inject('app');
}

// For tests: a server, and a taken port, that both last as long as the test.

/** Starts the server and waits until it serves or has ended; kills it when the test ends. */
export async function startServer(port: string, host?: string, more?: NodeJS.ProcessEnv): Promise<Started> {
  const started = await launchServer(port, host, more);
  onTestFinished(() => void started.process.kill('SIGKILL'));
  return started;
}

/** Occupies a free port of this machine until the test ends. */
export async function takePort(host?: string): Promise<number> {
  const { server, port } = await listen(host);
  onTestFinished(() => void server.close());
  return port;
}
