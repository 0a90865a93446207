// For tests: the real `npm start` server as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const script = path.join(import.meta.dirname, 'start.mjs');

interface Started {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
}

/** Starts the server and waits until it serves or has ended; it is killed at the end of the test. */
export async function startServer(port: string): Promise<Started> {
  const started = await launchServer(port);
  onTestFinished(() => void started.process.kill('SIGKILL'));
  return started;
}

/** The same; whoever starts it so ends it himself. */
export async function launchServer(port: string): Promise<Started> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: port } });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve());
  });
  await ready;
  return { process: child, output: () => output };
}

/** Takes a free port of this machine until the test ends. */
export async function takePort(): Promise<number> {
  const { server, port } = await listen();
  onTestFinished(() => void server.close());
  return port;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { server, port } = await listen();
  server.close();
  await once(server, 'close');
  return port;
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return { server, port: address.port };
}
