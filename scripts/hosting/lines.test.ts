// The lines of docs/hosting.md, as far as a machine without systemd and Docker can run them: the unit's command by a user who may write
// nowhere but to its state, from a checkout and from what the image has.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Visitor } from '../../packages/server/src/testing/client.ts';
import { freePort } from '../harness/launch-server.ts';
import { root } from '../setup.mjs';

const page = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
const unit = readFileSync(path.join(root, 'docs/hosting/sandtable.service'), 'utf8');

/** `nobody`: only root can become another user. Anyone else runs as himself, and proves the lines but not the sandbox. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** What the unit says, every line of that name. */
function said(name: string): readonly string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

function stateFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-hosting-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, Number.parseInt(said('StateDirectoryMode')[0] ?? '', 8));
  return folder;
}

/** The unit's environment and no other, with its state in this folder. */
function unitEnv(state: string, more: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = said('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')));
  const env = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
  expect(env['DATA_DIR']).toBe(`/var/lib/${said('StateDirectory')[0]}`);
  return { ...env, PATH: process.env['PATH'] ?? '', DATA_DIR: state, ...more };
}

/** The fenced lines under a heading that begin with this word, in order. */
function linesOf(heading: string, word: string): readonly string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const lines = own.split('\n').filter((line) => line.startsWith(`${word} `));
  expect(lines).not.toEqual([]);
  return lines;
}

/** As the server's user, in the state's folder. */
async function shell(tree: string, state: string, line: string): Promise<{ code: number | null; err: string }> {
  const own = `sandtable() { '${process.execPath}' '${tree}/scripts/sandtable.mjs' "$@"; }`;
  const env = unitEnv(state, {});
  const child = spawn('sh', ['-c', `umask ${said('UMask')[0]}; ${own}; ${line}`], { cwd: state, env, ...as });
  const [err] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, err };
}

async function startUnit(tree: string, state: string): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = unitEnv(state, { PORT: String(port), PUBLIC_URL: address });
  const command = (said('ExecStart')[0] ?? '').replace('/usr/bin/node', `'${process.execPath}'`);
  const child = spawn('sh', ['-c', `umask ${said('UMask')[0]}; exec ${command}`], { cwd: tree, env, ...as });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output}`);
        return fetch(`${address}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(200);
  return { process: child, address };
}

async function ended(child: ChildProcess): Promise<number | null> {
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
  return child.exitCode;
}

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

/** A checkout is built before; the other tree has what the image has. */
const TREES: readonly (readonly [name: string, make: () => string])[] = [
  [
    'a checkout of root’s',
    () => {
      const [command = ''] = linesOf('systemd', 'node');
      const built = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
      expect([built.status, built.stdout]).toEqual([0, expect.stringMatching(/^built\n$/m)]);
      return root;
    },
  ],
  [
    'what the image has',
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-sealed-'));
      onTestFinished(() => {
        spawnSync('chmod', ['-R', 'u+w', folder]);
        rmSync(folder, { recursive: true, force: true });
      });
      const tree = path.join(folder, 'sandtable');
      const sealed = spawnSync(process.execPath, ['scripts/release/seal.mjs', tree], { cwd: root, encoding: 'utf8' });
      expect([sealed.status, sealed.stderr]).toEqual([0, expect.any(String)]);
      spawnSync('chmod', ['-R', 'a-w', tree]);
      chmodSync(folder, 0o755);
      return tree;
    },
  ],
];

test.each(TREES)(
  'the unit of %s serves, is backed up, tried out and restored by a user who may write to its state alone',
  async (_name, make) => {
    const tree = make();
    const state = stateFolder();
    const server = await startUnit(tree, state);
    await new Visitor(server.address).named('Anna');
    expect([modeOf(state), modeOf(path.join(state, 'sandtable.db'))]).toEqual(['700', '600']);
    for (const line of linesOf('Backup', 'sandtable backup')) {
      const { code, err } = await shell(tree, state, line);
      expect([line, code, err.replace(/^-: \d+ rows\n$/, '')]).toEqual([line, 0, '']);
    }
    const [first = '', ...more] = linesOf('Backup', 'sandtable restore');
    const refused = await shell(tree, state, first);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('another Sandtable server uses')]);
    expect(await ended(server.process)).toBe(0);
    for (const line of [first, ...more]) expect([line, (await shell(tree, state, line)).code]).toEqual([line, 0]);
    const again = await startUnit(tree, state);
    expect((await (await fetch(`${again.address}/healthz`)).json()) as unknown).toEqual({ ok: true });
    expect(await ended(again.process)).toBe(0);
  },
);
