// The files for hosts, against what this program really has: names of settings and metrics, ports, limits.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printSettingsTable } from '../../packages/server/src/doors/settings.ts';
import { sqlitePlace } from '../../packages/server/src/testing/places.ts';
import { serve, settingsAt } from '../../packages/server/src/testing/served.ts';
import { root } from '../setup.mjs';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** By the table of docs/hosting.md, and the files that secrets may stand in. */
const SETTINGS = printSettingsTable().flatMap((row) => {
  const [, name] = /^\| `(\w+)`/.exec(row) ?? [];
  return name === undefined ? [] : [name, `${name}_FILE`];
});

/** A block of the Compose file, by its name and depth. */
function block(text: string, name: string, depth: number): string {
  const indent = ' '.repeat(depth);
  const [, rest = ''] = text.split(`\n${indent}${name}:`);
  const [own = ''] = rest.split(new RegExp(`\\n {0,${depth}}[\\w#-]`));
  return own;
}

test('every setting that the Compose file, the unit and the page name is one', () => {
  const compose = read('compose.yaml');
  const named = [
    ...[...compose.matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
    ...[...read('docs/hosting/sandtable.service').matchAll(/[ =]([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name),
    ...[...read('docs/hosting.md').matchAll(/\b(SANDTABLE_[A-Z_]+)/g)].map(([, name = '']) => name),
  ];
  expect(named.length).toBeGreaterThan(25);
  const others = ['NODE_ENV', ...named.filter((name) => name.startsWith('POSTGRES_'))];
  expect(named.filter((name) => !SETTINGS.includes(name) && !others.includes(name))).toEqual([]);
});

test('every metric that alerts and the page name is there', async () => {
  const token = 'a-token-of-24-letters-ab';
  const { address } = await serve({ settings: settingsAt(await sqlitePlace(), { METRICS_TOKEN: token }) });
  const text = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const named = ['docs/hosting.md', 'docs/hosting/alerts.yaml'].flatMap((file) =>
    [...read(file).matchAll(/\b((?:sandtable|nodejs|process)_[a-z\d_]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(15);
  const known = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  const isKnown = (name: string): boolean => known.includes(name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

test('containers: no service writes to its root or is without limits, no secret is in the environment, only the proxy is reachable', () => {
  const compose = read('compose.yaml');
  const server = block(compose, 'x-server', 0);
  for (const line of ['read_only: true', 'tmpfs: [/tmp]', 'mem_limit: ', 'cpus: ', 'METRICS_LISTEN: 0.0.0.0:9464'])
    expect(server).toContain(line);
  for (const service of ['postgres', 'caddy']) expect(block(compose, service, 2)).toMatch(/mem_limit: \d/);
  expect(compose).not.toMatch(/PASSWORD: /);
  expect(compose.match(/ports:/g)).toHaveLength(1);
  expect(block(compose, 'worker', 2)).toMatch(/SANDTABLE_JOBS: only[\s\S]*volumes: \[backups:\/data\]/);
  // What is mounted or read is declared below.
  for (const [, name = ''] of compose.matchAll(/\[(\w+):\//g)) expect(block(compose, 'volumes', 0)).toContain(name);
  const caddyfile = block(compose, 'configs', 0);
  expect(caddyfile).toContain('health_uri /readyz');
  expect(caddyfile.match(/\{/g)?.length).toBe(caddyfile.match(/\}/g)?.length);
  const ignored = read('.dockerignore').split('\n');
  for (const each of ['secrets', 'data']) expect(ignored).toContain(each);
});

test('nginx lets through what a match may weigh, and leads from http to https', () => {
  const conf = read('docs/hosting/nginx.conf');
  const [, megabytes = ''] = /client_max_body_size (\d+)m;/.exec(conf) ?? [];
  const [, longest = ''] = /LONGEST_SAVE = ([\d_]+)/.exec(read('packages/server/src/doors/talk-routes.ts')) ?? [];
  expect(longest).not.toBe('');
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Number(longest.replaceAll('_', '')));
  expect(conf).toMatch(/listen 80;[\s\S]*return 301 https:/);
  expect(conf.match(/\{/g)?.length).toBe(conf.match(/\}/g)?.length);
});

test('the unit is private, and starts what is built before', () => {
  const unit = read('docs/hosting/sandtable.service');
  for (const line of ['StateDirectoryMode=0700', 'UMask=0077', 'ProtectSystem=strict', 'User=sandtable'])
    expect(unit).toContain(`\n${line}\n`);
  const [, program = ''] = /^ExecStart=\/usr\/bin\/node (\S+) serve$/m.exec(unit) ?? [];
  expect(existsSync(path.join(root, program))).toBe(true);
});
