// Has Node load the sources for the tests as they are: strips types, makes style sheets empty, and has `import.meta.glob` read files.
// Runs twice: in each test thread, and in Node's thread for module hooks.
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOKS = '?hooks';
const GLOB = /import\.meta\.glob(?:<\w+>)?\(/;

if (!import.meta.url.endsWith(HOOKS)) {
  process.setSourceMapsEnabled(true);
  Object.assign(globalThis, { filesByPattern });
  register(import.meta.url + HOOKS);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const [address = url] = url.split('?');
  if (address.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (!/\.tsx?$/.test(address)) return next(url, context);
  return { format: 'module', source: await scriptOf(fileURLToPath(address)), shortCircuit: true };
}

/** @param {string} file */
async function scriptOf(file) {
  // Imported here because test threads do not need it.
  const { transformWithOxc } = await import('vite');
  const written = readFileSync(file, 'utf8').replace(GLOB, 'filesByPattern(import.meta.url, ');
  const { code, map } = await transformWithOxc(written, file, {
    tsconfig: false,
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true },
  });
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
}

/**
 * Does what the bundler does for `import.meta.glob`. Only the last part of a pattern may contain `*` and `{a,b}`.
 * @param {string} from the address of the module
 * @param {string} pattern
 * @param {{ readonly query?: string, readonly import: 'default', readonly eager?: boolean }} how
 */
function filesByPattern(from, pattern, { query, eager = false }) {
  const folder = fileURLToPath(new URL(path.posix.dirname(pattern), from));
  const name = path.posix
    .basename(pattern)
    .replaceAll('.', '\\.')
    .replaceAll('*', '.*')
    .replaceAll(/\{(.*?)\}/g, (_all, names) => `(?:${names.replaceAll(',', '|')})`);
  const read = (/** @type {string} */ file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return query === '?raw' ? text : JSON.parse(text);
  };
  const files = readdirSync(folder).filter((file) => new RegExp(`^${name}$`).test(file));
  return Object.fromEntries(
    files.map((file) => [`${path.posix.dirname(pattern)}/${file}`, eager ? read(file) : async () => read(file)]),
  );
}
