// Records the release of the version in package.json: for each game its saves, the version of its rules and the hash of its golden matches.
// A recorded release is never overwritten, unless it is not out yet (--again).
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { played as bear, RELEASE_MATCHES as BEAR } from '../../packages/bear/src/testing/release-matches.ts';
import {
  played as limanowa,
  RELEASE_MATCHES as LIMANOWA,
} from '../../packages/limanowa/src/testing/release-matches.ts';
import { releaseSaves } from './release-saves.ts';
import { hashOfGoldens, judgeRules, readRelease, RELEASE, releasesOf, SAVE, savesFolder } from './releases.ts';
import { root } from '../setup.mjs';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const isAgain = process.argv.includes('--again');

record('bear', bear.game.version, () => releaseSaves(bear, BEAR));
record('limanowa', limanowa.game.version, () => releaseSaves(limanowa, LIMANOWA));

function record(game: string, rules: number, play: () => Iterable<readonly [name: string, save: string]>): void {
  const folder = path.join(savesFolder(game), version);
  if (existsSync(folder) && !isAgain) {
    refuse(
      `${version} of ${game} is recorded already. Raise the version in package.json, or add --again if it is not out.`,
    );
    return;
  }
  const now = { rules, goldens: hashOfGoldens(game) };
  const last = releasesOf(game).findLast((release) => release !== version);
  const complaint = last === undefined ? null : judgeRules(readRelease(game, last), now);
  if (complaint !== null) {
    refuse(`${game}: ${complaint}.`);
    return;
  }
  const saves = [...play()];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, save] of saves) writeFileSync(path.join(folder, `${name}${SAVE}`), `${save}\n`);
  writeFileSync(path.join(folder, RELEASE), `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${game} ${version}: rules version ${rules}, ${saves.length} saves`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
