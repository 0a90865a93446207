// The record of every release, in packages/GAME/saves: a folder per release with its saves, and in release.json the version of the game's
// rules and a hash of its golden matches.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

export const SAVE = '.sandtable.json';
export const RELEASE = 'release.json';
const CHANGED = 'changed.json';

export interface Release {
  /** `version` of the game system. */
  readonly rules: number;
  readonly goldens: string;
}

interface Changed {
  /** `0.1.0/firefight` */
  readonly save: string;
  /** The first entry that comes out differently today; 0 is the set-up. */
  readonly entry: number;
  /** The rule or ruling that changed it, as CHANGELOG.md names it. */
  readonly why: string;
}

export function savesFolder(game: string): string {
  return path.join(root, 'packages', game, 'saves');
}

/** The recorded releases of a game, oldest first. */
export function releasesOf(game: string): readonly string[] {
  const folder = savesFolder(game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

export function readRelease(game: string, release: string): Release {
  return JSON.parse(readFileSync(path.join(savesFolder(game), release, RELEASE), 'utf8')) as Release;
}

/** The saves of a game by release and name: `0.1.0/firefight`. */
export function savesOf(game: string): readonly (readonly [name: string, text: string])[] {
  return releasesOf(game).flatMap((release) =>
    readdirSync(path.join(savesFolder(game), release))
      .filter((file) => file.endsWith(SAVE))
      .map((file): [string, string] => [
        `${release}/${file.slice(0, -SAVE.length)}`,
        readFileSync(path.join(savesFolder(game), release, file), 'utf8'),
      ]),
  );
}

/** The saves that no longer come out as recorded, because a result was changed on purpose. */
export function changedSaves(game: string): readonly Changed[] {
  const file = path.join(savesFolder(game), CHANGED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Changed[]) : [];
}

export function hashOfGoldens(game: string): string {
  const folder = path.join(root, 'packages', game, 'golden');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) {
    hash.update(`${file}\n`);
    hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** Why the rules cannot be released under the version they state; null if they can. */
export function judgeRules(last: Release, now: Release): string | null {
  if (now.rules < last.rules)
    return `version ${now.rules} of the rules is older than the last release's, ${last.rules}`;
  if (now.goldens === last.goldens || now.rules > last.rules) return null;
  return (
    `results have changed since the last release, and the rules are still version ${now.rules}: ` +
    `raise \`version\` of the game's system and say in CHANGELOG.md what changed`
  );
}
