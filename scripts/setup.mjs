// Installs what is missing. Node built-ins only: it runs before node_modules exists.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';

export const root = path.resolve(import.meta.dirname, '..');

/** Makes node_modules match the lock file; quick when it already does. */
export function setUp() {
  const manifests = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/package.json`);
  install(root, ['package-lock.json', 'package.json', ...manifests]);
}

/**
 * Runs `npm ci` in a folder unless it was last run there for the same files on the same kind of machine.
 * @param {string} folder
 * @param {readonly string[]} files what decides the outcome, as paths from the folder
 */
export function install(folder, files) {
  const stamp = path.join(folder, 'node_modules', '.setup-stamp');
  const wanted = fingerprint(folder, files);
  if (readIfThere(stamp) === wanted) return;

  withLock(path.join(root, 'build', 'setup.lock'), () => {
    // The command we waited for may have done it.
    if (readIfThere(stamp) === wanted) return;
    console.error(`Installing dependencies in ${path.relative(root, folder) || '.'} (once, until they change) ...`);
    npm(['ci', '--no-audit', '--no-fund'], folder);
    writeFileSync(stamp, wanted);
  });
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
function fingerprint(folder, files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${file}\n${readIfThere(path.join(folder, file))}\n`);
  // Binaries are installed for one platform and one ABI.
  return hash.update([process.platform, process.arch, process.versions.modules].join()).digest('hex');
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  // Inside `npm run` use the same npm; on Windows plain npm is a .cmd that needs a shell.
  const self = process.env['npm_execpath'];
  // Keep standard output free for the answer of a command.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', process.stderr, 'inherit'];
  const started = self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], { cwd, stdio })
    : spawnSync('npm', args, { cwd, stdio, shell: process.platform === 'win32' });
  if (started.error !== undefined) throw started.error;
  if (started.status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${started.status ?? started.signal}.`);
}
