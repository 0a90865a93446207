import type { WordCounts } from '@sandtable/kernel';
import { fuzz, nonEmpty, playAtRandom } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { sampleMatch } from '../testing/fuzz-plan.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';
import { soundWorlds } from '../testing/worlds.ts';
import { provingGround, provingPack, STORMS } from '../testing/proving-ground.ts';

// Seeds are fixed here; `npm run fuzz` plays on with new ones.

/** Shared, so that the next match says what none has said yet. */
const said: WordCounts = new Map();

/** At one moment in so many every audience imagines a world. */
const WORLDS_EVERY = 100;

/** Alternates what was said least, which finds the rare, with anything, as `npm run fuzz` does. */
function spokenIn(place: number): WordCounts | null {
  return place % 2 === 0 ? said : null;
}

test.each(nonEmpty(pack.missions).map(({ id, solo }, place) => ({ id, place, ends: solo === null ? /^B/ : /^S2\.7/ })))(
  'B2.2, S2.7a a random match of $id with switches drawn by chance is sound at every entry and ends',
  ({ id: mission, place, ends }) => {
    const sample = sampleMatch(game, mission, `sfc32:${mission}`);
    // To all audiences at every entry in one match; there are more in `npm run fuzz`.
    const plan = { ...sample, spoken: spokenIn(place), most: 2000, witness: lawsOf(pack), sendsAll: place === 0 };
    const { outcome } = fuzz(game, { ...plan, check: (moment) => soundWorlds(game, moment, WORLDS_EVERY) });
    expect(outcome.reason.rule).toMatch(ends);
  },
);

/** Where two things are combined, `npm run soak` tries each with each, `npm test` one of the pairs in two. */
function isTried(place: number): boolean {
  return inject('samples') > 1 || place % 2 === 0;
}

/** No match is over in fewer entries. */
const SHORTEST = 10;

const FIREFIGHTS = pack.missions.flatMap(({ id, solo }, place) =>
  solo === null && isTried(place) ? [{ id, place }] : [],
);

test.each(nonEmpty(FIREFIGHTS))(
  'B3.0 and one of $id in the other economy holds to every whole-match law',
  ({ id, place }) => {
    const { options, seed } = sampleMatch(game, id, `sfc32:${id}`);
    const economy = options['economy'] === 'sevenAP' ? 'spentCheck' : 'sevenAP';
    // The other way than in its first match.
    const watched = { spoken: spokenIn(place + 1) ?? undefined, witness: lawsOf(pack) };
    expect(playAtRandom(game, { options: { ...options, economy }, seed }, watched)).toBeGreaterThan(SHORTEST);
  },
);

/** B20.4: a player with both forces of a side makes one player fewer. */
const SEATED = [
  { players: 4, onePlayer: 'none', teamTurns: 'alternate' },
  { players: 4, onePlayer: 'none', teamTurns: 'wholeSide' },
  { players: 3, onePlayer: 'german', teamTurns: 'alternate' },
  { players: 3, onePlayer: 'soviet', teamTurns: 'wholeSide' },
  { players: 2, onePlayer: 'both', teamTurns: 'alternate' },
];

const TABLES = ['spentCheck', 'sevenAP'].flatMap((economy, number) =>
  SEATED.filter((_seated, place) => isTried(number + place)).map((seated) => ({ ...seated, economy })),
);

test.each(nonEmpty(TABLES))(
  'B20.0 and so does a brawl of $players players in $economy, turns: $teamTurns',
  ({ players, ...switches }) => {
    const { options, seed } = sampleMatch(provingGround, 'brawl', `sfc32:brawl of ${players}`);
    const seated = { ...options, ...switches };
    const read = provingGround.options(seated);
    expect(read.ok && provingGround.seats(read.value)).toHaveLength(players);
    const sample = { options: seated, seed };
    const entries = playAtRandom(provingGround, sample, { spoken: said, witness: lawsOf(provingPack) });
    expect(entries).toBeGreaterThan(SHORTEST);
  },
);

const WEATHERS = Array.from({ length: STORMS }, (_storm, number) => ({
  storm: `storm-${number}`,
  economy: number % 2 === 0 ? 'spentCheck' : 'sevenAP',
}));

test.each(nonEmpty(WEATHERS))(
  'G3.3a and so does $storm, a brawl with special rules, in $economy',
  ({ storm, economy }) => {
    const { options, seed } = sampleMatch(provingGround, storm, `sfc32:${storm} ${economy}`);
    const sample = { options: { ...options, economy }, seed };
    const entries = playAtRandom(provingGround, sample, { spoken: said, witness: lawsOf(provingPack) });
    expect(entries).toBeGreaterThan(SHORTEST);
  },
);

test('G3.3a a brawl with special rules is sound at every entry', () => {
  const sample = sampleMatch(provingGround, 'storm-1', 'sfc32:storm');
  const { outcome } = fuzz(provingGround, { ...sample, spoken: said, most: 2000, witness: lawsOf(provingPack) });
  expect(outcome.reason.rule).toMatch(/^B/);
});

test.each(['spentCheck', 'sevenAP'])('B5.6 and so does a race to edges that are not for all, in %s', (economy) => {
  const { options, seed } = sampleMatch(provingGround, 'race', `sfc32:race ${economy}`);
  const sample = { options: { ...options, economy }, seed };
  const entries = playAtRandom(provingGround, sample, { spoken: said, witness: lawsOf(provingPack) });
  expect(entries).toBeGreaterThan(SHORTEST);
});
