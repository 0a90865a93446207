import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import type { Effect } from '../model/battlecard.ts';
import { DICE, type PackSource } from '../model/pack.ts';
import { kindOf, LEVELS } from '../model/mission.ts';
import { pack } from '../testing/match.ts';
import { benchOf, examine, type Findings, noFindings, tryField, tryFields } from '../testing/slow-ai/examine.ts';
import { mustCheck } from '../testing/slow-ai/random-pack.ts';

// The AI decides twice in many matches: once in the game, once slowly by the book. Both must agree roll for roll,
// and where nothing is rolled. Equally good candidates are in ascending order, and a die with as many sides picks
// one.

const FIELDS = 450 * inject('samples');
/** Per mission against the AI, with every level and die in turn. */
const MATCHES = 2;
const LONG = 120_000;

/** Played once, by the first test that asks. */
let known: Findings | undefined;

function findings(): Findings {
  known ??= playAll();
  return known;
}

function playAll(): Findings {
  const found = noFindings();
  const bench = benchOf(pack);
  pack.missions
    .filter((mission) => kindOf(mission) !== 'versus')
    .forEach(({ id }, place) => {
      for (let match = 0; match < MATCHES; match++) {
        const number = place * MATCHES + match;
        const options = { mission: id, level: LEVELS[number % 3], die: DICE[Math.floor(number / 3) % 2] };
        examine(bench, { seed: `sfc32:${id} ${match}`, most: 1000, options }, found);
      }
    });
  tryFields(pack, 'fields', 0, FIELDS, found);
  return found;
}

function expectMet(...names: readonly string[]): void {
  const { met } = findings();
  const most = (name: string): number =>
    [...met].reduce((sum, [each, times]) => sum + (each.startsWith(name) ? times : 0), 0);
  expect(nonEmpty(names).filter((name) => most(name) < 3)).toEqual([]);
}

test(
  'LS3.2a LS3.2b LS4b the AI does what the rules come to when they are read slowly',
  () => {
    const { differences, rounds } = findings();
    expect(differences.slice(0, 3)).toEqual([]);
    expect(rounds).toBeGreaterThan(FIELDS);
  },
  LONG,
);

test('LS3.2.1n1 LS3.2.1n2 LS3.2.1n3 R-201 it rolls for a card in each phase, or does not for each reason there is', () => {
  expectMet('card of opening: roll', 'card of opening: noCard');
  expectMet('card of central: roll', 'card of central: noAttack', 'card of central: used');
  expectMet('card of closing: roll', 'card of closing: noSurvivor', 'card of closing: used');
});

test('LS3.2.1b LS3.2.1c LS3.2.1d every card is used, and some find no target', () => {
  expectMet('card of opening: blockingPreparations', 'card of closing: counterAttack');
  expectMet('card of central: dugIn', 'card of central: coveringFire', 'card of central: volley');
  expectMet('card of central: secondLine', 'card of central: discarded', 'card of closing: discarded');
});

test('LS3.2.2a LS3.2.2e LS3.2.2n1 it rolls for a token in each phase, or does not for each reason there is', () => {
  expectMet('token in opening: roll', 'token in central: roll', 'token in closing: roll');
  expectMet('token in central: noAttack', 'token in central: noTokens', 'token in central: noBattery');
  expectMet('token in central: noEffect', 'token in central: used');
});

test('LS7B LS3.2.2n2 LS3.2.2n3 R-196 R-198 tokens are used by every row, by one battery and by one of several', () => {
  expectMet('token: LS7B1', 'token: LS7B2', 'token: LS7B3', 'token: LS3.2.2n3');
  expectMet('token: LS7B1 of several', 'token: LS7B2 of several', 'token: LS3.2.2n3 of several');
});

test('LS7A LS3.2b counter-attacks have nobody, one or several to choose from, with 1 RP and with more, and dice decide', () => {
  expectMet('counter-attack among 0', 'counter-attack among 1', 'counter-attack among 2', 'counter-attack among 3');
  expectMet('counter-attack on 1 RP', 'counter-attack by die');
});

test('LS3.2d R-200 officers of the AI help and relegate', () => {
  expectMet('Aggressive tactics', 'nobody to help', 'relegated by the AI');
});

test('LS4.1a LS4.2a LS4.2e R-160 the AI wounds, and goes to objectives of both grades', () => {
  expectMet('wound', 'no wound', 'wounded to death', 'strategic taken', 'strategic left', 'tactical left');
  expectMet('tactical taken', 'tactical taken by die', 'tactical taken, unit by die');
});

type Change = (source: PackSource) => Partial<PackSource>;

function ruleset(change: Partial<PackSource['ruleset']>): Change {
  return (source) => ({ ruleset: { ...source.ruleset, ...change } });
}

function card(effect: Effect, amount: number): Change {
  return ({ cards }) => ({ cards: cards.map((each) => (each.effect === effect ? { ...each, amount } : each)) });
}

/** The same chances at every level and with either die. */
function chances(change: Partial<PackSource['ruleset']['dice']['d10']['ai']['novice']>): Change {
  const { dice } = defaultPack.ruleset;
  const changed = (die: (typeof DICE)[number]): (typeof dice)['d10'] => ({
    ...dice[die],
    ai: {
      novice: { ...dice[die].ai.novice, ...change },
      tried: { ...dice[die].ai.tried, ...change },
      veteran: { ...dice[die].ai.veteran, ...change },
    },
  });
  return ruleset({ dice: { d10: changed('d10'), d6: changed('d6') } });
}

const FALSE: readonly (readonly [what: string, change: Change])[] = [
  ['LS3.2.1a cards', chances({ card: { opening: 1, central: 1, closing: 1 } })],
  ['LS3.2.2c tokens', chances({ token: 1 })],
  ['LS4.1c wounds', chances({ wound: { core: 1, elite: 1, officer: 1 } })],
  ['L2.1b forests', ruleset({ forestDv: 2 })],
  ['L2.1c hills', ruleset({ hillDv: 2 })],
  ['L2.1d towns', ruleset({ townDv: 2 })],
  ['L9c support', ruleset({ supportTv: 1 })],
  ['L3n riding', ruleset({ ridingBonus: 0 })],
  ['L2.1e roads', ruleset({ roadBonus: 0 })],
  ['L4a tactics', ruleset({ tacticsAv: 1 })],
  ['L10i Dug-in defence', card('dugIn', 1)],
  ['L10j Covering fire', card('coveringFire', 2)],
  ['L10k Close-range volley', card('volley', 1)],
];

test.each(FALSE)(
  'a game that has it otherwise is found out: %s',
  (_what, change) => {
    const bench = benchOf(mustCheck({ ...defaultPack, ...change(defaultPack) }));
    const found = noFindings();
    for (let field = 0; field < 150 && found.differences.length === 0; field++)
      tryField(bench, `sfc32:false ${field}`, found);
    expect(found.differences).toHaveLength(1);
  },
  LONG,
);
