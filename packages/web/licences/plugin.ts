import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const LICENCES = 'licences.txt';
/** Between one package and the next: a page can take the file apart by it. */
const RULE = '='.repeat(72);

/** Licence texts beside this file, for packages that name a licence and do not bring its text. */
const TEXTS: Readonly<Record<string, string>> = { MIT: 'mit.txt', Unlicense: 'unlicense.txt' };

/** What the build itself adds to a page is code of its tools. */
const TOOLS = [
  { id: /^\0vite\//, name: 'vite' },
  { id: /^\0rolldown\//, name: 'rolldown' },
];

/** Writes the licences of all packages of which anything is in the build of this folder into one file of it. */
export function licences(folder: string): Plugin {
  const root = path.resolve(folder, '../..');
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((part) => modulesOf(part));
      const homes = new Set(ids.flatMap((id) => packageOf(id, folder, root) ?? []));
      this.emitFile({ type: 'asset', fileName: LICENCES, source: printLicences(root, [...homes].sort()) });
    },
  };
}

/** The files that something of a part was made from. */
function modulesOf(part: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  if (part.type === 'asset') return part.originalFileNames;
  return Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}

/** The folder of the package that a module is of, or undefined if it is our own. */
function packageOf(id: string, from: string, root: string): string | undefined {
  const tool = TOOLS.find((each) => each.id.test(id));
  if (tool !== undefined) return path.join(root, 'node_modules', tool.name);
  const file = id.split('?', 1)[0] ?? id;
  const [, home] =
    /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.resolve(from, file).replaceAll(path.sep, '/')) ?? [];
  return home;
}

function printLicences(root: string, folders: readonly string[]): string {
  return [root, ...folders].map((folder) => printLicence(folder)).join(`\n${RULE}\n`);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

function printLicence(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license } = manifest;
  return `${name} ${version} (${license})\n\n${textIn(folder, manifest).trim()}\n`;
}

function textIn(folder: string, { name, license, author = `the authors of ${name}` }: Manifest): string {
  const own = readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(file));
  if (own !== undefined) return ownPart(readFileSync(path.join(folder, own), 'utf8'));
  const spare = TEXTS[license];
  if (spare === undefined) throw new Error(`${name} brings no licence text, and there is none here for '${license}'.`);
  const text = readFileSync(path.join(import.meta.dirname, spare), 'utf8');
  return text.replace('AUTHOR', typeof author === 'string' ? author : author.name);
}

/** A tool that is itself bundled lists what is in it; nothing of that is in a page. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies/m, 1)[0] ?? text;
}
