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
 * Runs `npm ci` in a folder unless it was last run there for the same files on the same kind of machine. What somebody installed by hand
 * stays if it is complete: a test that comes here must not take node_modules away from the tests beside it.
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
    if (existsSync(stamp) || !isInstalled(folder)) {
      console.error(`Installing dependencies in ${path.relative(root, folder) || '.'} (once, until they change) ...`);
      npm(['ci', '--no-audit', '--no-fund'], folder);
    }
    writeFileSync(stamp, wanted);
  });
}

/**
 * An entry of a lock file; what it leaves out fits every machine.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 */

/**
 * Whether npm notes in node_modules that it has put there all that the lock file asks for on this machine.
 * @param {string} folder
 */
function isInstalled(folder) {
  const there = lockedIn(path.join(folder, 'node_modules', '.package-lock.json'));
  if (there === null) return false;
  const libc = ownLibc();
  return Object.entries(lockedIn(path.join(folder, 'package-lock.json')) ?? {})
    .filter(([place, wanted]) => place.startsWith('node_modules/') && isNeeded(wanted, libc))
    .every(([place, wanted]) => isSame(there[place], wanted));
}

/**
 * @param {Locked | undefined} there
 * @param {Locked} wanted
 */
function isSame(there, { version, integrity }) {
  return there !== undefined && there.version === version && there.integrity === integrity;
}

/**
 * Of optional packages only the binaries for this machine are needed: all others serve another machine's.
 * @param {Locked} locked
 * @param {string} own the C library of this machine
 */
function isNeeded({ optional = false, os, cpu, libc }, own) {
  if (!optional) return true;
  const { platform, arch } = process;
  return (
    (os !== undefined || cpu !== undefined) &&
    (os?.includes(platform) ?? true) &&
    (cpu?.includes(arch) ?? true) &&
    (libc?.includes(own) ?? true)
  );
}

/** As npm finds it. Only Linux has several. */
function ownLibc() {
  const { report } = process;
  // Otherwise every address of the machine is looked up by name.
  Object.assign(report, { excludeNetwork: true });
  return 'glibcVersionRuntime' in Object(Object(report.getReport()).header) ? 'glibc' : 'musl';
}

/**
 * @param {string} file
 * @returns {Readonly<Record<string, Locked>> | null} null if there is no such file
 */
function lockedIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
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
