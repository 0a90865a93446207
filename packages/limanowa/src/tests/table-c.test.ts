import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import { effectOf } from '../model/battle.ts';
import type { UnitType } from '../model/forces.ts';
import { unitId } from '../model/ids.ts';
import type { PackSource } from '../model/pack.ts';
import { limanowa } from '../system.ts';
import { pack } from '../testing/match.ts';
import type { TapeItem } from '../testing/slow-ai/tape.ts';
import { mustCheck } from '../testing/slow-ai/random-pack.ts';
import type { Assault, Soldier } from '../testing/table-c/assault.ts';
import { AS_IT_IS, compareMany, type Spoil } from '../testing/table-c/compare.ts';
import { helpedBy, MERITS, tableC } from '../testing/table-c/reading.ts';

// A player attacks several units at once, in random places by random plans: whom the card or the officer helps is read from the table by
// hand, and must be whom the game helps, with the same die.

const IS_WHOLE = inject('samples') > 1;
const CHOICES = IS_WHOLE ? 10_000 : 300;

/** Ten thousand take minutes on a busy machine. */
const LONG = 600_000;

test(
  'LS7C LS7C1 LS7C2 LS3.2.1n4 LS3.2.1d LS3.2d the AI protects whom table C says, or whom a die picks',
  { timeout: LONG },
  () => {
    const { differences, count, met } = compareMany(pack, 'table c', CHOICES);
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(CHOICES);
    const rows = ['the only one', 'LS7C1', 'LS7C2 of holders', 'LS7C2 of all'];
    const cards = ['dugIn', 'coveringFire', 'volley', 'secondLine'].flatMap((card) =>
      rows.map((row) => `${card}: ${row}`),
    );
    const seldom = rows.map((row) => `tactics: ${row}`);
    const names = ['by die', 'volley: nobody', 'tactics: the only one', ...cards, ...(IS_WHOLE ? seldom : [])];
    expect(nonEmpty(names).filter((name) => !met.has(name))).toEqual([]);
  },
);

/** A game whose table C is this one: the card goes where it points. */
function otherTable(choose: (assault: Assault, candidates: readonly Soldier[]) => Soldier | undefined): Spoil {
  return (items, assault) => {
    const turned = items.find((item) => item.key === 'aiCardTurned');
    if (turned?.key !== 'aiCardTurned') return items;
    const chosen = choose(assault, helpedBy(assault, effectOf(assault.pack, turned.card)));
    return items.map((item): TapeItem =>
      item.key === 'aiCardUsed' && chosen !== undefined ? { ...item, unit: unitId(chosen.unit) } : item,
    );
  };
}

const [fewestRp, highestAv, highestRank] = MERITS;
const merits = (...order: readonly ((typeof MERITS)[number] | undefined)[]): typeof MERITS =>
  order.filter((merit) => merit !== undefined);

const TABLES: readonly (readonly [what: string, spoil: Spoil])[] = [
  ['LS7C1 without objectives', otherTable((assault, all) => tableC({ ...assault, objectives: [] }, all).best[0])],
  ['LS7C2 any holder', otherTable((assault, all) => all.find(({ at }) => assault.objectives.includes(at)))],
  ['LS7C2 the most RP', otherTable((assault, all) => tableC(assault, all, [({ rp }) => rp]).best[0])],
  [
    'LS7C2 AV before RP',
    otherTable((assault, all) => tableC(assault, all, merits(highestAv, fewestRp, highestRank)).best[0]),
  ],
  [
    'LS7C2 rank before AV',
    otherTable((assault, all) => tableC(assault, all, merits(fewestRp, highestRank, highestAv)).best[0]),
  ],
  ['LS7C2 without rank', otherTable((assault, all) => tableC(assault, all, merits(fewestRp, highestAv)).best[0])],
  ['LS7C2 the first of those that tie', otherTable((assault, all) => tableC(assault, all).best[0])],
  ['LS7C2 no die', (items) => items.filter(({ key }) => key !== 'roll')],
];

test.each(TABLES)('a game with another table is found out: %s', (_what, spoil) => {
  expect(compareMany(pack, 'other tables', 1500, spoil).differences).toHaveLength(1);
});

function types(change: (type: UnitType) => Partial<UnitType>): Partial<PackSource> {
  return { unitTypes: defaultPack.unitTypes.map((type) => ({ ...type, ...change(type) })) };
}

const PACKS: readonly (readonly [what: string, change: Partial<PackSource>])[] = [
  ['L3d the Guard is a core unit', types(({ id }) => (id === 'guard' ? { rank: 'core' } : {}))],
  ['L3e scouts of AV 7', types(({ id }) => (id === 'scouts' || id === 'jager' ? { av: 7 } : {}))],
  ['L4a tactics of +1', { ruleset: { ...defaultPack.ruleset, tacticsAv: 1 } }],
  [
    'L10k volleys of +1',
    { cards: defaultPack.cards.map((card) => (card.effect === 'volley' ? { ...card, amount: 1 } : card)) },
  ],
];

test.each(PACKS)('a game with other figures is found out: %s', (_what, change) => {
  const game = limanowa(mustCheck({ ...defaultPack, ...change }));
  expect(compareMany(pack, 'other figures', 2500, AS_IT_IS, game).differences).toHaveLength(1);
});
