import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fieldsOf } from '../model/field.ts';
import { AI_ACTIONS } from '../model/ai-order.ts';
import type { State } from '../model/state.ts';
import { pack } from '../testing/match.ts';
import { compare, type Compared, differentLadders } from '../testing/slow-ai/compare.ts';
import { aimOf, brokenAttack, brokenMove, brokenStacking } from '../testing/slow-ai/deed-laws.ts';
import { type Bench, benchWith, engineDecision, laddersOf, openMatch, seenByAi } from '../testing/slow-ai/engine.ts';
import { mindOf, type Mind } from '../testing/slow-ai/mind.ts';
import { randomCard } from '../testing/slow-ai/random-order.ts';
import { randomSolo } from '../testing/slow-ai/random-solo.ts';
import { brokenLadder, brokenTrace, reasonAgainst } from '../testing/slow-ai/trace-laws.ts';
import { soloMatch } from '../testing/solo-match.ts';

// The AI decides twice, in many positions and by many cards: once as the game has it, once slowly and by the book. The two
// must come to the same, roll for roll and figure for figure.

const POSITIONS = 60;
/** Of each action so many cards besides those of the pack. */
const CARDS = 5;
/** Each position is asked about every third card. */
const THIRD = 3;

function makeBench(): Bench {
  const random = randomOf('more cards of the slow AI');
  const more = AI_ACTIONS.flatMap((action) => Array.from({ length: CARDS }, () => action));
  const first = Math.max(...pack.orderCards.map(({ number }) => number)) + 1;
  return benchWith([...pack.orderCards, ...more.map((action, place) => randomCard(random, first + place, action))]);
}

const bench = makeBench();
const { orderCards } = bench.pack;

function positionOf(number: number): State {
  return openMatch(
    bench,
    randomSolo(
      `solo ${number}`,
      orderCards.map((card) => card.number),
    ),
  );
}

/** What is wrong, by the rule that it breaks, and what was met. */
interface Findings {
  readonly differences: string[];
  readonly ladders: Record<'ai' | 'aim' | 'hex' | 'facing', string[]>;
  readonly traces: string[];
  readonly attacks: string[];
  readonly moves: string[];
  readonly stacks: string[];
  readonly met: Map<string, number>;
}

/** Everything is looked at once, by the first test that asks. */
let known: Findings | undefined;

function findings(): Findings {
  known ??= examineAll();
  return known;
}

function examineAll(): Findings {
  const found: Findings = {
    differences: [],
    ladders: { ai: [], aim: [], hex: [], facing: [] },
    traces: [],
    attacks: [],
    moves: [],
    stacks: [],
    met: new Map(),
  };
  for (let number = 0; number < POSITIONS; number++) {
    const state = positionOf(number);
    const seen = seenByAi(bench, state);
    const frozen = bench.system.freeze(state);
    const [mind, commanding] = [mindOf(seen, false), mindOf(seen, true)];
    orderCards.forEach((card, place) => {
      if ((place + number) % THIRD !== 0) return;
      const label = `solo ${number}, card ${place}`;
      const compared = compare(seen, card, engineDecision(bench, frozen, place), label);
      examine(found, compared, card.isCommand ? commanding : mind, label);
    });
  }
  return found;
}

function examine(found: Findings, compared: Compared, mind: Mind, label: string): void {
  const { quick, difference } = compared;
  const count = (what: string): void => void found.met.set(what, (found.met.get(what) ?? 0) + 1);
  count(quick.deed === 'pass' ? 'pass' : quick.deed.action);
  if (difference !== null) found.differences.push(difference);
  for (const { part, line } of differentLadders(compared)) found.ladders[part].push(`${label}: ${line}`);
  for (const trace of quick.orders) {
    const broken = [...brokenTrace(mind, trace), ...laddersOf(trace).flatMap(({ ladder }) => brokenLadder(ladder))];
    found.traces.push(...broken.map((line) => `${label}: ${line}`));
    for (const { unit } of trace.candidates) count(reasonAgainst(trace, unit) ?? 'chosen');
    for (const { part, ladder } of laddersOf(trace)) {
      for (const { rung, left, figures } of ladder.rungs) if (left.length < figures.length) count(`${part} by ${rung}`);
      if (ladder.roll !== null) count(`${part} by roll`);
    }
  }
  const last = quick.orders.at(-1);
  if (quick.deed === 'pass' || last === undefined) return;
  const aim = aimOf(mind, last.chosenAim?.chosen ?? -1);
  found.attacks.push(...brokenAttack(mind, last.order, quick.deed).map((line) => `${label}: ${line}`));
  found.moves.push(...brokenMove(mind, quick.deed, aim).map((line) => `${label}: ${line}`));
  found.stacks.push(...brokenStacking(mind, quick.deed).map((line) => `${label}: ${line}`));
}

/** Few of many are as good to read as all. */
function few(lines: readonly string[]): readonly string[] {
  return lines.slice(0, 3);
}

function expectMet(...names: readonly string[]): void {
  const { met } = findings();
  expect(names.filter((name) => (met.get(name) ?? 0) < 3)).toEqual([]);
}

const LONG = 120_000;

test(
  'S5.0.1 S5.0.1a S5.0.1c the AI does by every card what the rules come to when they are read slowly',
  () => {
    expect(few(findings().differences)).toEqual([]);
    expectMet('pass', ...AI_ACTIONS);
  },
  LONG,
);

test('S5.0.1b S-trace whoever is not chosen fails a word, has no aim, is not the best or the closest, or comes later', () => {
  expect(few(findings().traces)).toEqual([]);
  expectMet('failed', 'noAim', 'superlative', 'distance', 'rung', 'roll', 'chosen');
});

test('S5.1.1 S5.2.1 ties among AI go by the figures that the rules name', () => {
  expect(few(findings().ladders.ai)).toEqual([]);
  expectMet('ai by unhit', 'ai by highestRating', 'ai by cheapestAttack', 'ai by cheapestMove', 'ai by roll');
});

test('S5.1.2 S5.2.2 ties among targets go by the figures that the rules name', () => {
  expect(few(findings().ladders.aim)).toEqual([]);
  expectMet(
    'aim by lowestDefense',
    'aim by hitFirst',
    'aim by spentFirst',
    'aim by listedFirst',
    'aim by nearObjective',
  );
});

test('S5.3 S5.3.2 ties among hexes go by the figures that the rules name', () => {
  expect(few(findings().ladders.hex)).toEqual([]);
  expectMet('hex by outOfZones', 'hex by highestDm', 'hex by flank', 'hex by nearObjective', 'hex by roll');
});

test('S5.3.1 the AI faces by the figures that the rules name', () => {
  expect(few(findings().ladders.facing)).toEqual([]);
  expectMet('facing by closestInArc', 'facing by objectiveInArc', 'facing by mostInArc', 'facing by smallestTurn');
});

test('S5.1 no AI attacks where it needs an 11, at long range unasked, into close combat, or for more than 7 AP', () => {
  expect(few(findings().attacks)).toEqual([]);
});

test('S5.2a no AI goes farther from its target, or back to where it was', () => {
  expect(few(findings().moves)).toEqual([]);
});

test('S5.5 no AI moves onto another', () => {
  expect(few(findings().stacks)).toEqual([]);
});

/** All that is kept from the AI, and could be otherwise. */
function secretsOf({ units, roster, markers, players, solo }: State): Record<string, unknown> {
  const hidden = roster.flatMap((unit) => (units[unit]?.hidden === true ? [units[unit].at] : []));
  const mines = markers.filter((marker) => marker.hidden).map(({ at }) => at);
  const { hand = [], plots = [] } = players.find(({ seat }) => seat !== 'ai') ?? {};
  return { hidden, mines, hand, plots: plots.map(({ at }) => at), cup: solo?.cup.inside };
}

test(
  'S5.0.1 the AI goes by what it sees: hidden units and mines, hands, plots and the cup may be otherwise',
  () => {
    const changed = new Map<string, number>();
    for (let number = 0; number < POSITIONS; number += THIRD) {
      const state = positionOf(number);
      for (const player of state.players) {
        if (player.seat !== 'ai') player.plots = [{ at: number, shell: 'he', card: 0, round: 9 }];
      }
      const other = bench.system.reimagine(state, 'ai', randomOf(`secrets ${number}`));
      const [before, after] = [secretsOf(state), secretsOf(other)];
      for (const [name, secret] of Object.entries(before)) {
        if (JSON.stringify(secret) !== JSON.stringify(after[name])) changed.set(name, (changed.get(name) ?? 0) + 1);
      }
      const texts = [state, other].map((each) => bench.system.freeze(each));
      for (let place = number % 7; place < orderCards.length; place += 7) {
        const [one, two] = texts.map((text) => {
          const { deed, rolls } = engineDecision(bench, text, place);
          return JSON.stringify({ deed, rolls });
        });
        expect(`solo ${number}, card ${place}: ${two}`).toBe(`solo ${number}, card ${place}: ${one}`);
      }
    }
    const names = ['hidden', 'mines', 'hand', 'plots', 'cup'];
    expect(names.filter((name) => (changed.get(name) ?? 0) < 3)).toEqual([]);
  },
  LONG,
);

test('S5.3 R-120 a hidden mine of the player keeps no AI from its hex, an open one does', () => {
  const goal = (mine: string, opening: Parameters<typeof soloMatch>[1]): string => {
    const cards = [{ isCommand: true, orders: [{ action: 'move' as const }] }];
    const match = soloMatch('s03 0,0 NE; g03 4,-2 N', { markers: mine, cards, ...opening });
    match.say('proceed').finish();
    return (
      fieldsOf(pack)(match.state).map.names[match.state.units[pack.counterPlaces.get('s03') ?? -1]?.at ?? -1] ?? ''
    );
  };
  expect(goal('mine 1,0 german', { ties: [] })).toBe('1,-1');
  expect(goal('mine 1,0 german hidden', { ties: [1] })).toBe('1,-1');
  expect(goal('mine 1,0 german hidden', { ties: [2], dice: [1, 1] })).toBe('1,0');
});
