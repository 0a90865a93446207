import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { game as bear } from '../../packages/bear/src/testing/match.ts';
import { deskNamed } from '../../packages/cli/src/games/games.ts';
import { game as limanowa } from '../../packages/limanowa/src/testing/match.ts';
import { newestRules, parseChangelog, rulesIn } from '../../packages/web/src/about/changelog.ts';
import { GAMES } from '../games.mjs';
import { changedSaves, hashOfGoldens, judgeRules, readRelease, releasesOf, savesOf } from './releases.ts';
import { root } from '../setup.mjs';

const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const editions = parseChangelog(changelog);
const RULES: Readonly<Record<string, number>> = { bear: bear.version, limanowa: limanowa.version };

test.each(GAMES)('%s: a changed result asks for a higher version of the rules', (game) => {
  const last = releasesOf(game).at(-1) ?? '';
  expect(judgeRules(readRelease(game, last), { rules: RULES[game] ?? 0, goldens: hashOfGoldens(game) })).toBeNull();
});

test('rules whose golden matches have changed are refused under the same version, and older rules always', () => {
  const last = { rules: 3, goldens: 'a' };
  expect(judgeRules(last, { rules: 3, goldens: 'b' })).toContain('still version 3');
  expect(judgeRules(last, { rules: 2, goldens: 'a' })).toContain('older');
  expect(judgeRules(last, { rules: 3, goldens: 'a' })).toBeNull();
  expect(judgeRules(last, { rules: 4, goldens: 'b' })).toBeNull();
});

test('the newest release of the changelog is this version, and the newest rules are those each game is played by', async () => {
  const newest = editions.find(({ version }) => version !== 'Unreleased');
  const manifests = ['.', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)];
  const others = manifests.filter((folder) => manifestIn(folder).version !== newest?.version);
  expect(others).toEqual([]);
  const desks = await Promise.all(GAMES.map((game) => deskNamed(game, 'game')));
  expect(Object.fromEntries(newestRules(editions))).toEqual(
    Object.fromEntries(desks.map(({ id, name }) => [name, RULES[id]])),
  );
});

test.each(GAMES)('%s: every release is in the changelog with the rules it was recorded by', async (game) => {
  const { name } = await deskNamed(game, 'game');
  const recorded = releasesOf(game).map((release) => [release, readRelease(game, release).rules]);
  const told = editions.map((edition) => [edition.version, rulesIn(edition).get(name)]);
  expect(recorded[0]).toEqual(['0.1.0', 1]);
  expect(told).toEqual(expect.arrayContaining(recorded));
});

test.each(GAMES)('%s: what goes another way than it was saved is explained in the changelog', (game) => {
  const saves = savesOf(game).map(([name]) => name);
  expect(saves.length).toBeGreaterThan(5);
  for (const { save, why } of changedSaves(game)) {
    expect(saves).toContain(save);
    expect(changelog).toContain(why);
  }
});

function manifestIn(folder: string): { readonly version: string } {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { version: string };
}
