import { assemblePack, botsFor as bearBots } from '@sandtable/bear';
import { must, type Problem, printProblem, randomAt } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { botsFor as limanowaBots, type Level, LEVELS } from '@sandtable/limanowa';
import { qrOf } from '@sandtable/protocol';
import { exportForKeeper, importMatch } from '@sandtable/session';
import { expect, inject, test } from 'vitest';
import { catalogue as bearMissions } from '../bear/missions/catalogue.ts';
import { boxOf as bearBox, matchIn as bearMatch } from '../bear/print/box.ts';
import { jobIn as bearJob } from '../bear/print/print.ts';
import { engine as bearEngine } from '../bear/engine/engine.ts';
import { fitRest } from '../bear/engine/rest.ts';
import { engine as limanowaEngine } from '../limanowa/engine/engine.ts';
import { boxOf as limanowaBox, matchIn as limanowaMatch } from '../limanowa/print/box.ts';
import { jobIn as limanowaJob } from '../limanowa/print/print.ts';
import { beginAgain } from '../link/begin-again.ts';
import { ALONE, BOX, examplePack, laid } from '../testing/own-packs.ts';
import { playBoth } from '../testing/play-printed.ts';
import { bear } from '../bear/game.ts';
import { limanowa } from '../limanowa/game.ts';
import { print as bearPrint } from '../bear/print/print.ts';
import { againPayload, readAgain } from './address.ts';

const SEED = 'printed';

/** One match in six has its pages drawn and is played to its end, the others go so far. */
const BEGINNING = 15;

const IS_WHOLE = inject('samples') > 1;

function isPlayedOut(place: number): boolean {
  return IS_WHOLE || place % 6 === 0;
}

/** As it comes from paper: text, and nothing that the app still holds. */
function fromPaper<T>(box: T): T {
  return JSON.parse(JSON.stringify(box));
}

function problemsOf(result: { readonly ok: boolean; readonly problems?: readonly Problem[] }): string[] {
  return (result.problems ?? []).map(printProblem);
}

test.each(bearMissions().map(({ mission }, place) => ({ mission: mission.id, place })))(
  '$mission is played from its pages alone',
  ({ mission, place }) => {
    const box = fromPaper(must(bearBox({ mission, switches: {}, seed: SEED })));
    const printed = must(bearMatch(box));
    const { system } = bearEngine();
    const app = must(beginAgain(system, { options: { mission }, seed: SEED, entries: [] }));
    const bot = bearBots(printed.system, assemblePack(box.pack)).random;
    expect(playBoth(printed, app, bot, isPlayedOut(place) ? Infinity : BEGINNING)).toEqual([]);
    const pages = isPlayedOut(place) ? must(bearJob(box)).parts : null;
    expect(pages === null || pages.length > 6).toBe(true);
  },
);

/** Each mission at one level, the next at another. */
const LEVELLED = limanowaEngine().pack.missions.flatMap(({ id: mission }, number) =>
  LEVELS.flatMap((level: Level, place) =>
    IS_WHOLE || (number + place) % LEVELS.length === 0 ? [{ mission, level }] : [],
  ),
);

test.each(nonEmpty(LEVELLED))('$mission, $level, is played to its end from its pages alone', ({ mission, level }) => {
  const box = fromPaper(must(limanowaBox({ mission, switches: { level }, seed: SEED })));
  const printed = must(limanowaMatch(box));
  const { system } = limanowaEngine();
  const app = must(beginAgain(system, { options: { mission, level }, seed: SEED, entries: [] }));
  const { corps } = limanowaBots(printed.system, box.pack);
  expect(playBoth(printed, app, corps)).toEqual([]);
  expect(must(limanowaJob(box)).parts.length).toBeGreaterThan(6);
});

test.each([
  [
    'zalesie.pack.json',
    examplePack('zalesie.pack.json'),
    'the-sluice',
    ['Mist off the Mill Pond', 'Cyclist squad', 'board 15 Sluice'],
  ],
  ['a pack that stands alone, against its AI', ALONE, 'mill-road', ['Militia squad', 'The mission’s deck: 12 cards']],
] as const)('a mission of %s is played to its end from its pages alone', (_, file, mission, words) => {
  const { named } = laid('bear', file);
  const box = fromPaper(must(bearBox({ mission, pack: named, switches: {}, seed: SEED })));
  const printed = must(bearMatch(box));
  const app = must(beginAgain(bearEngine().system, { options: { mission, pack: named }, seed: SEED, entries: [] }));
  expect(box.again).toEqual({ options: { mission, pack: named }, seed: `sfc32:${SEED}`, entries: [] });
  expect(printed.options.pack).toBeUndefined();
  const bot = bearBots(printed.system, assemblePack(box.pack)).random;
  expect(playBoth(printed, app, bot)).toEqual([]);
  const job = must(bearJob(box));
  expect(job.lead).toContain(`pack “${named.name}”`);
  const pages = JSON.stringify(job.parts);
  expect(words.filter((word) => !pages.includes(word))).toEqual([]);
});

test.each([
  ['with figures of its own, our mission', examplePack('limanowa-box.pack.json'), 'bridge-at-neu-sandez'],
  ['with a map, counters and a mission of its own', BOX, 'poprad-road'],
] as const)('a pack of Limanowa %s is played to its end from its pages alone', (_, file, mission) => {
  const { named } = laid('limanowa', file);
  const box = fromPaper(must(limanowaBox({ mission, pack: named, switches: {}, seed: SEED })));
  const printed = must(limanowaMatch(box));
  const { system } = limanowaEngine();
  const app = must(beginAgain(system, { options: { mission, pack: named }, seed: SEED, entries: [] }));
  const { corps } = limanowaBots(printed.system, box.pack);
  expect(playBoth(printed, app, corps)).toEqual([]);
  const job = must(limanowaJob(box));
  expect(job.lead).toContain(`pack “${named.name}”`);
  expect(JSON.stringify(job.parts).includes('hold at most 6 cards')).toBe(true);
});

const DRAFTS = [
  { guideline: 2 },
  { guideline: 4, boards: ['b1', 'b3'] },
  { guideline: 5, solo: { capsLess: 0, commandCardsOut: 0 } },
];

test.each(DRAFTS)('a draft is played to its end from its pages alone, and has a code: %o', async (draft) => {
  fitRest();
  const { system, pack } = bearEngine();
  const app = must(beginAgain(system, { options: { draft }, seed: SEED, entries: [] }));
  const { captain, random } = bearBots(system, pack);
  const halfDone = must(exportForKeeper(app));
  const drafts = (): boolean => app.stateAt(app.seq).draft?.phase !== 'done';
  for (const seat = (): string => app.asks ?? ''; drafts();)
    app.say(seat(), app.seq, captain(app.now(seat()).view, randomAt(SEED, seat(), app.seq)));
  expect(problemsOf(bearBox({ save: halfDone }))).toEqual([
    'draft: expected one that is finished, got "one that still goes on"',
  ]);
  const box = fromPaper(must(bearBox({ save: must(exportForKeeper(app)) })));
  expect(box.again.entries.length).toBe(app.seq);
  const printed = must(bearMatch(box));
  expect(playBoth(printed, app, random)).toEqual([]);
  expect(must(bearJob(box)).parts.map(({ id }) => id)).toContain('counters');
  const link = `https://table.example.org/#/print/again/${await againPayload(bear, box.again)}`;
  expect(link.length).toBeGreaterThan(200);
  expect(qrOf(link)).not.toBe(null);
});

test('what cannot be printed is refused with its reason', () => {
  expect(problemsOf(bearBox({ mission: 'nowhere', switches: {}, seed: SEED }))).toEqual([
    'mission: expected a mission of this game, got "nowhere"',
  ]);
  expect(problemsOf(limanowaBox({ mission: 'nowhere', switches: {}, seed: SEED }))).toEqual([
    'mission: expected a mission of this game, got "nowhere"',
  ]);
  expect(problemsOf(bearBox({ save: '{}' })).length).toBeGreaterThan(0);
  expect(
    problemsOf(bearBox({ mission: 'whose-crossroads', switches: { economy: 'none' }, seed: SEED })).join(),
  ).toContain('economy');
});

test('the link on the first page begins the same match again; a damaged one is refused in words', async () => {
  const switches = { economy: 'sevenAP' };
  const box = must(bearBox({ mission: 'first-shots', switches, seed: SEED }));
  const payload = await againPayload(bear, box.again);
  expect(payload).toBe('bear/first-shots/economy=sevenAP&seed=printed');
  const again = must(await readAgain(payload));
  const save = must(bearPrint.saveOf(again.match));
  expect(must(importMatch(bearEngine().system, save)).hash()).toBe(must(bearMatch(box)).hash());

  const other = must(limanowaBox({ mission: 'bridge-at-neu-sandez', switches: { level: 'veteran' }, seed: SEED }));
  const link = await againPayload(limanowa, other.again);
  const { match } = must(await readAgain(link));
  expect(must(limanowaMatch({ ...other, again: match })).hash()).toBe(must(limanowaMatch(other)).hash());

  const { named } = laid('bear', examplePack('zalesie.pack.json'));
  const packed = must(bearBox({ mission: 'the-sluice', pack: named, switches, seed: SEED }));
  const code = await againPayload(bear, packed.again);
  expect(qrOf(`https://table.example.org/#/print/again/${code}`)).not.toBe(null);
  const { match: begun } = must(await readAgain(code));
  const opened = must(importMatch(bearEngine().system, must(bearPrint.saveOf(begun))));
  expect(opened.options).toMatchObject({ ...switches, mission: 'the-sluice', pack: named });
  expect(opened.secretSeed).toBe(packed.again.seed);

  const drafted = { options: { draft: { guideline: 2 } }, seed: SEED, entries: ['german: a b', 'soviet: c d'] };
  const long = await againPayload(bear, drafted);
  expect(must(await readAgain(long))).toEqual({ game: 'bear', match: drafted });
  for (const spoilt of [long.slice(0, -9), `${long}!`, 'bear/~/', 'bear/first-shots/', ''])
    expect((await readAgain(spoilt)).ok).toBe(false);
});
