// For browser tests: the app, served by the real `npm start` once for all of them.
import { inject, onTestFinished } from 'vitest';
import { launchServer, listen, type Started } from './launch-server.ts';

/** Where the app is. */
export function appAddress(): string {
  return inject('app');
}

// For tests: a server that ends with the test, and a port that is taken as long.

/** Starts the server and waits until it serves or has ended; it is killed at the end of the test. */
export async function startServer(port: string, host?: string, more?: NodeJS.ProcessEnv): Promise<Started> {
  const started = await launchServer(port, host, more);
  onTestFinished(() => void started.process.kill('SIGKILL'));
  return started;
}

/** Takes a free port of this machine until the test ends. */
export async function takePort(host?: string): Promise<number> {
  const { server, port } = await listen(host);
  onTestFinished(() => void server.close());
  return port;
}
