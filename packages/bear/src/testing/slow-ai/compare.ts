import { printFacing } from '@sandtable/hex';
import { nameOfHex } from '../../board/map.ts';
import { counterOf, hitOf, unitOf } from '../../model/battle/battle.ts';
import type { Deed } from '../../model/solo/turn.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { LadderTrace } from '../../solo/thought/trace.ts';
import { printOrderCard } from '../print-order-card.ts';
import { slowDecision } from './decision.ts';
import { type Decision, laddersOf, type PartLadder } from './engine.ts';
import type { Choice, Mind } from './mind.ts';
import { rollOrder } from './roll-order.ts';

/** One decision, by the game and by the slow AI with the same rolls. */
export interface ComparedDecision {
  readonly quick: Decision;
  readonly slow: Deed | 'pass';
  readonly choices: readonly Choice[];
  /** who is rolled for after the target, in order. */
  readonly next: readonly Choice[];
  /** The difference in words; null if there is none. */
  readonly difference: string | null;
}

export function compare(mind: Mind, card: OrderCard, quick: Decision, label: string): ComparedDecision {
  const { seen } = mind;
  const rolls = [...quick.rolls];
  const odd: string[] = [];
  const choices: Choice[] = [];
  const ways = quick.orders.at(-1)?.chosenWay?.ways ?? [];
  const wayNumbers = new Map(ways.map((way, number) => [way.join(), number]));
  const slow = slowDecision({ ...mind, rolls: rollsFrom(rolls, odd), choices, wayNumbers }, card);
  if (rolls.length > 0) odd.push(`${rolls.length} rolls too many`);
  const isSame = JSON.stringify(slow) === JSON.stringify(quick.deed);
  if (!isSame) odd.push('another deed');
  const next = slow === 'pass' || !isSame ? [] : nextOnes(mind, quick, slow, odd);
  const difference =
    odd.length === 0
      ? null
      : [
          `${label}: ${odd.join(', ')}`,
          ...printOrderCard(card),
          `the game: ${printed(seen, quick.deed)}`,
          `slowly:   ${printed(seen, slow)}`,
          printPosition(seen),
        ].join('\n');
  return { quick, slow, choices, next, difference };
}

/** The same rolls; a roll of another size is odd. */
function rollsFrom(rolls: { readonly of: number; readonly rolled: number }[], odd: string[]): Mind['rolls'] {
  return (of) => {
    const next = rolls.shift();
    if (next?.of === of) return next.rolled;
    odd.push(`a roll of ${of}, not of ${next?.of}`);
    return 1;
  };
}

/** the target is rolled for first, then the others in order, unless a mine or a marker intervenes. */
function nextOnes(mind: Mind, quick: Decision, deed: Deed, odd: string[]): readonly Choice[] {
  if (quick.rolledFor.length === 0) return [];
  const rolls = quick.rolledNext.flatMap(({ roll }) => (roll === null ? [] : [roll]));
  const choices: Choice[] = [];
  const order = rollOrder({ ...mind, rolls: rollsFrom(rolls, odd), choices }, deed);
  const rolled = quick.rolledFor.slice(0, order.length);
  if (order.join() !== rolled.join()) odd.push(`rolled for ${rolled.join()}, not ${order.join()}`);
  return choices;
}

function printed(seen: Seen, deed: Deed | 'pass'): string {
  if (deed === 'pass') return deed;
  const { unit, path, at, facing, ...rest } = deed;
  const hexes = [...path, at].map((hex) => (hex === -1 ? '-' : nameOfHex(seen.map, hex)));
  const turned = facing === null ? '-' : printFacing(facing);
  return `${counterOf(seen, unit).word} ${hexes.join(' ')} ${turned} ${JSON.stringify(rest)}`;
}

/** The position as the AI sees it. */
function printPosition(seen: Seen): string {
  const { view, map } = seen;
  const standing = view.roster.filter((unit) => unitOf(seen, unit).at !== -1);
  const units = standing.map((unit) => {
    const { at, facing, spent, inside, hasty } = unitOf(seen, unit);
    const state = { spent, inside, hasty };
    const words = Object.entries(state).flatMap(([name, is]) => (is ? [name] : []));
    const hit = hitOf(seen, unit)?.kind ?? '';
    return [counterOf(seen, unit).word, nameOfHex(map, at), printFacing(facing), hit, ...words].join(' ');
  });
  const markers = view.markers.map(({ kind, at }) => `${kind} ${nameOfHex(map, at)}`);
  return [units.join('; '), markers.join('; '), JSON.stringify(view.controls), JSON.stringify(view.options)].join('\n');
}

/** A ladder on which the slow AI differs. */
interface OddLadder {
  readonly part: PartLadder['part'];
  readonly line: string;
}

/** S-trace: compares the ladders of the executed order, rung by rung, with the figures of the slow AI. */
export function differentLadders({ quick, choices, next }: ComparedDecision): OddLadder[] {
  const order = quick.orders.at(-1);
  if (order === undefined || order.deed === null) return [];
  const noted = laddersOf(order);
  const odd = noted.flatMap(({ part, ladder }, place) => oddLadder(part, ladder, choices[place]));
  odd.push(...next.flatMap((choice, place) => oddLadder('next', quick.rolledNext[place], choice)));
  if (choices.length > noted.length) odd.push({ part: 'facing', line: 'slowly there is one more' });
  return odd;
}

function oddLadder(part: OddLadder['part'], one: LadderTrace | undefined, other: Choice | undefined): OddLadder[] {
  const [quickly, slowly] = [JSON.stringify(plain(one)), JSON.stringify(plain(other))];
  return quickly === slowly ? [] : [{ part, line: `${quickly}, slowly ${slowly}` }];
}

/** Sorted, and with infinite figures in a form that JSON keeps. */
function plain(choice: Choice | LadderTrace | undefined): unknown {
  if (choice === undefined) return null;
  const { among, rungs, roll, chosen } = choice;
  const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
  return {
    among: sorted(among),
    rungs: rungs.map(({ rung, figures, left }) => ({
      rung,
      figures: figures.toSorted(([a], [b]) => a - b).map(([one, figure]) => `${one}: ${figure}`),
      left: sorted(left),
    })),
    roll,
    chosen,
  };
}
