import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install } from './setup.mjs';

const FILES = ['package-lock.json', 'package.json'];
const ASKED = {
  'node_modules/near': { version: '1.0.0', integrity: 'near' },
  'node_modules/far': { resolved: 'far', link: true },
};
/** Of no use on this machine. */
const ODD = {
  'node_modules/odd': { version: '1.0.0', optional: true, cpu: ['abacus'] },
  'node_modules/odd-helper': { version: '1.0.0', optional: true },
};
/** Does to node_modules what `npm ci` does, and needs no network. */
const NPM = `
  const { mkdirSync, rmSync } = require('node:fs');
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules');`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandtable-setup-'));
  write('npm.js', NPM);
  write('package.json', '{}');
  write('package-lock.json', JSON.stringify({ packages: { '': {}, far: {}, ...ASKED, ...ODD } }));
  vi.stubEnv('npm_execpath', path.join(folder, 'npm.js'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** What npm notes in node_modules. */
function installByHand(packages: object): void {
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
}

const isKept = (): boolean => existsSync(path.join(folder, 'node_modules/.package-lock.json'));

test('what somebody installed by hand stays if nothing is missing', () => {
  installByHand(ASKED);
  install(folder, FILES);
  expect(isKept()).toBe(true);
});

test.each([
  ['nothing', {}],
  ['a part', { 'node_modules/near': ASKED['node_modules/near'] }],
  ['another version', { ...ASKED, 'node_modules/near': { version: '2.0.0', integrity: 'near' } }],
  ['another content', { ...ASKED, 'node_modules/near': { version: '1.0.0', integrity: 'far' } }],
])('with %s installed by hand npm installs all of it', (_name, packages) => {
  installByHand(packages);
  install(folder, FILES);
  expect(isKept()).toBe(false);
});

test('the binaries for this machine must be there', () => {
  const { platform, arch } = process;
  const own = { 'node_modules/own': { version: '1.0.0', optional: true, os: [platform], cpu: [arch] } };
  write('package-lock.json', JSON.stringify({ packages: { ...ASKED, ...own } }));
  installByHand(ASKED);
  install(folder, FILES);
  expect(isKept()).toBe(false);
});

test('what is installed stays until what is asked for changes', () => {
  installByHand({});
  install(folder, FILES);
  installByHand(ASKED);
  install(folder, FILES);
  expect(isKept()).toBe(true);
  write('package.json', '{ "private": true }');
  install(folder, FILES);
  expect(isKept()).toBe(false);
});
