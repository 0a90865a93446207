import { randomOf } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import type { State } from '../model/battle/state.ts';
import { pack } from '../testing/match.ts';
import { engineDecision } from '../testing/slow-ai/engine.ts';
import {
  allOf,
  benchOf,
  cardsFor,
  examine,
  type Findings,
  noFindings,
  positionOf,
} from '../testing/slow-ai/examine.ts';
import { MAP_ACTIONS } from '../testing/slow-ai/random-order.ts';
import { ACTIONS_OF, SCENES } from '../testing/slow-ai/random-scene.ts';
import { soloMatch } from '../testing/solo-match.ts';
import { cardId, hexId } from '../model/ids.ts';

// The AI decides twice in many positions and by many cards: as the game does, and slowly by the book. The two must agree, roll for
// roll and figure for figure.

/** Positions of any kind, and of each kind of scene. */
const POSITIONS = 27 * inject('samples');
const SCENE_POSITIONS = 14 * inject('samples');
/** Several hexes to spot from are rare. */
const MORE_MORTARS = 4;
/** A position of any kind is tried with every third card. */
const THIRD = 3;
/** Every third of these positions is tried with other secrets. */
const SECRETS = 45 * inject('samples');

const bench = benchOf('more cards of the slow AI');
const places = bench.pack.orderCards.map((_card, place) => place);

function seedOf(number: number): string {
  return `solo ${number}`;
}

/** Everything is examined once, by the first test that asks. */
let known: Findings | undefined;

function findings(): Findings {
  known ??= examineAll();
  return known;
}

function examineAll(): Findings {
  const found = noFindings();
  for (let number = 0; number < POSITIONS; number++) {
    const cards = places.filter((place) => (place + number) % THIRD === 0);
    examine(bench, { seed: seedOf(number), cards }, found);
  }
  for (const scene of SCENES) {
    const cards = cardsFor(bench, ACTIONS_OF[scene]);
    const positions = SCENE_POSITIONS + (scene === 'mortars' ? MORE_MORTARS : 0);
    for (let number = 0; number < positions; number++)
      examine(bench, { seed: `${scene} ${number}`, cards, scene }, found);
  }
  return found;
}

/** A few lines are as good as all. */
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
    expectMet('pass', ...MAP_ACTIONS);
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
  expect(few([...findings().ladders.aim, ...findings().ladders.target])).toEqual([]);
  expectMet(
    'aim by lowestDefense',
    'aim by hitFirst',
    'aim by spentFirst',
    'aim by listedFirst',
    'aim by nearObjective',
    'target by closestToMarker',
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

test('S5.3 R-205 R-211 ties among ways and among hexes to spot from go by the figures that the rules name', () => {
  const { way, spot } = findings().ladders;
  expect(few([...way, ...spot])).toEqual([]);
  expectMet('way by fewestAp', 'way by fewestInZones', 'way by shortestWay', 'way by roll');
  expectMet('spot by nearestSpot', 'spot by roll');
});

test('S4.3.1 R-216 after the target of an attack the others in its hex are rolled for in the order that the rules name', () => {
  expect(few(findings().ladders.next)).toEqual([]);
  expectMet('several in the target hex', 'next by lowestDefense', 'next by hitFirst');
});

test('S5.3.2 R-204 R-210 AIs leave fights that end and fights that go on, and turn to a flanker where they cannot move', () => {
  expectMet('leaves a fight', 'leaves a fight that goes on', 'disengage by turning', 'move by turning at low risk');
});

test('S5.3 R-205 vehicles of every kind drive on every kind of ground, through several hexes too', () => {
  expectMet('tank drives', 'armouredCar drives', 'transport drives', 'apc drives', 'spg drives');
  expectMet('drives into open', 'drives into lightWoods', 'drives into heavyWoods', 'drives on a road');
  expectMet('move over several hexes', 'disengage over several hexes', 'moveAndFire over several hexes');
});

test('S4.1.2b R-206 R-211 R-213 AIs turn and attack, mortars and infantry guns fire, rumors join', () => {
  expectMet(
    'turns and attacks',
    'indirect fire',
    'direct fire of a mortar',
    'fire of an infantry gun',
    'a rumor joins',
  );
});

test('S5.0a S5.2.2 R-207 R-214 R-215 the best go for the best, AIs stand on their objectives, what is listed first goes first', () => {
  expectMet('the best against the best', 'against the best', 'ordered to its own objective', 'move by turning');
  expectMet('listed first');
});

test('S5.0a R-101 the highest AR around a marker is against the units that fit, not against all', () => {
  // Found by random play: a B2(f) is the best against a tank, no better than an LMG against the foot it is sent for.
  const found = noFindings();
  examine(benchOf('a44m1 8'), { seed: 'a44m1 216', cards: [63] }, found);
  expect(allOf(found)).toEqual([]);
});

test('S4.1 R-216 of two AIs that are ordered one after the other, each is compared with its own attack', () => {
  // Found by random play: a mine destroys the first before it fires, and the second fires at another hex.
  const found = noFindings();
  examine(benchOf('a44m2 4'), { seed: 'a44m2 106', cards: [88] }, found);
  expect(allOf(found)).toEqual([]);
});

test('S5.5 AIs that are carried get off, by fresh carriers and by spent ones', () => {
  expectMet('carried', 'carried by a spent one', 'gets off', 'gets off a spent one');
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

/** Everything hidden from the AI that could be otherwise. */
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
    for (let number = 0; number < SECRETS; number += THIRD) {
      const state = positionOf(bench, seedOf(number));
      for (const player of state.players) {
        if (player.seat !== 'ai') player.plots = [{ at: hexId(number), shell: 'he', card: cardId(0), round: 9 }];
      }
      const other = bench.system.imagine(bench.system.view(state, 'ai'), 'ai', randomOf(`secrets ${number}`));
      const [before, after] = [secretsOf(state), secretsOf(other)];
      for (const [name, secret] of Object.entries(before)) {
        if (JSON.stringify(secret) !== JSON.stringify(after[name])) changed.set(name, (changed.get(name) ?? 0) + 1);
      }
      for (let place = number % 7; place < places.length; place += 7) {
        const [one, two] = [state, other].map((each) => {
          const { deed, rolls } = engineDecision(bench, each, place);
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
    match.say('proceed');
    return (
      fieldsOf(pack)(match.state).map.names[match.state.units[pack.counterPlaces.get('s03') ?? -1]?.at ?? -1] ?? ''
    );
  };
  expect(goal('mine 1,0 german', { ties: [] })).toBe('1,-1');
  expect(goal('mine 1,0 german hidden', { ties: [1] })).toBe('1,-1');
  expect(goal('mine 1,0 german hidden', { ties: [2], dice: [1, 1] })).toBe('1,0');
});
