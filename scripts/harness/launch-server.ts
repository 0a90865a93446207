// The real `npm start` server in its own process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tether } from '../tether.mjs';

const START = path.join(import.meta.dirname, '../commands/start.mjs');

export interface Started {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
}

/** Starts the server with its own folder and waits until it serves or has ended. The caller must end it; it ends with the caller's process at the latest. */
export async function launchServer(
  port: string,
  host = '',
  more: NodeJS.ProcessEnv = {},
  script = START,
): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-start-'));
  const env = { ...process.env, PORT: port, HOST: host, DATA_DIR: folder, ...more };
  const child = tether(spawn(process.execPath, [script], { env }));
  child.once('close', () => rmSync(folder, { recursive: true, force: true }));
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

/** A port that was free just now. */
export async function freePort(): Promise<number> {
  const { server, port } = await listen();
  server.close();
  await once(server, 'close');
  return port;
}

/** A free port at this address of the machine. */
export async function listen(host = '127.0.0.1'): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return { server, port: address.port };
}

/** The address it printed. */
export function addressIn(output: string): string {
  const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
  if (address === undefined) throw new Error(`no address in: ${output}`);
  return address;
}
