import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { tether } from './tether.mjs';
import { flagsTaken } from './tool.mjs';

const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A process that runs this and prints what it returns. */
async function starter(code: string, ...flags: string[]): Promise<{ mother: ChildProcess; said: string }> {
  const source = `
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { tether } from ${urlOf('./tether.mjs')};
    ${code}`;
  const args = [...flags, '--input-type=module', '--eval', source];
  const mother = tether(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }));
  const [said] = await once(mother.stdout, 'data');
  return { mother, said: String(said) };
}

/** A process that is gone but that nobody has asked for still has a number, so we ask at its port. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    // Whoever is being stopped may break the line off.
    socket.on('error', () => undefined).destroy();
  }
}

const PATIENCE = { timeout: 100_000, interval: 100 };

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'what a process has started ends with it when %s ends it',
  async (signal) => {
    const server = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))`;
    const { mother, said } = await starter(`
      const child = tether(spawn(process.execPath, ['--eval', ${JSON.stringify(server)}]));
      child.stdout.pipe(process.stdout);`);
    expect(await listens(Number(said))).toBe(true);
    mother.kill(signal);
    await vi.waitFor(async () => expect(await listens(Number(said))).toBe(false), PATIENCE);
  },
);

test('a PostgreSQL of the tests ends with whoever started it', async () => {
  const { mother, said } = await starter(
    `const { startPostgres } = await import(${urlOf('./harness/postgres.ts')});
     console.log((await startPostgres(true)).url);
     setInterval(() => {}, 1000);`,
    ...['--import', 'tsx'],
  );
  const port = Number(new URL(said.trim()).port);
  expect(await listens(port)).toBe(true);
  mother.kill('SIGKILL');
  await vi.waitFor(async () => expect(await listens(port)).toBe(false), PATIENCE);
});

test('a process of tests ends with vitest', async () => {
  const source = `setInterval(() => {}, 1000); process.send('here')`;
  const args = ['--import', new URL('./harness/ends-with-vitest.mjs', import.meta.url).href, '--eval', source];
  const worker = tether(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  await once(worker, 'message');
  worker.disconnect();
  expect(await once(worker, 'exit')).toEqual([1, null]);
});

test('whoever started something that has ended need not wait for anything', async () => {
  const { mother } = await starter(`
    await once(tether(spawn(process.execPath, ['--version'])), 'exit');
    console.log('ended');`);
  expect(mother.exitCode ?? (await once(mother, 'exit'))[0]).toBe(0);
});

test('a flag that this Node does not know is left out, and one that it knows stays', () => {
  expect(flagsTaken(['--no-such-flag-anywhere=1', '--max-semi-space-size=64'])).toEqual(['--max-semi-space-size=64']);
});
