import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const LICENCES = 'licences.txt';
/** Separates the packages; the About page splits the file by it. */
const RULE = '='.repeat(72);

/** Licence texts beside this file, for packages that name a licence without including its text. */
const TEXTS: Readonly<Record<string, string>> = { MIT: 'mit.txt', Unlicense: 'unlicense.txt' };

/** Build tools whose own code ends up in the page. */
const TOOLS = [
  { id: /^\0vite\//, name: 'vite' },
  { id: /^\0rolldown\//, name: 'rolldown' },
];

interface Plugins {
  readonly page: Plugin;
  /** Workers are bundled separately, before the page; their modules are collected here. */
  readonly worker: () => Plugin[];
}

/** Writes one file with the licences of all packages that the build contains code of. */
export function licences(folder: string): Plugins {
  const root = path.resolve(folder, '../..');
  const found = new Set<string>();
  const noteAll = (bundle: Rolldown.OutputBundle): void => {
    for (const part of Object.values(bundle))
      for (const id of modulesOf(part)) {
        const home = packageOf(id, folder, root);
        if (home !== undefined) found.add(home);
      }
  };
  return {
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        noteAll(bundle);
        this.emitFile({ type: 'asset', fileName: LICENCES, source: printLicences(root, [...found].sort()) });
      },
    },
    worker: () => [{ name: 'licences-of-workers', generateBundle: (_options, bundle) => noteAll(bundle) }],
  };
}

function modulesOf(part: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] {
  if (part.type === 'asset') return part.originalFileNames;
  return Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}

/** The folder of the package a module belongs to; undefined for our own. */
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

/** Cuts the list of what a bundled tool itself contains; none of that is in a page. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies/m, 1)[0] ?? text;
}
