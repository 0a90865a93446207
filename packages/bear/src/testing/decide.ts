import { printFacing } from '@sandtable/hex';
import { fieldsOf } from '../model/battle/field.ts';
import { aiOrderSchema, type AiOrderSource } from '../model/pack/orders.ts';
import type { OrderSource } from '../model/solo/order.ts';
import type { Deed } from '../model/solo/turn.ts';
import { attempt } from '../solo/choice/attempt.ts';
import { makeThought } from '../solo/thought/thought.ts';
import type { OrderTrace } from '../solo/thought/trace.ts';
import { type BearMatch, pack } from './match.ts';
import { soloMatch, type SoloOpening } from './solo-match.ts';

interface Asking extends SoloOpening {
  /** As on a Command card. */
  readonly command?: boolean;
  /** The results of random ties, in order; all must be used. Without them each tie falls to the first. */
  readonly ties?: readonly number[];
  readonly part?: 'closeCombat' | 'shortRange' | 'tactical';
}

interface Decision {
  /** `s03 fire 3,0 +s04`, `s03 move 1,0 SE`; `nobody` if no AI can execute the order. */
  readonly deed: string;
  readonly trace: OrderTrace;
  readonly cost: number;
}

/** How the Soviet AI decides an order on a field. */
export function decide(units: string, order: AiOrderSource, asking: Asking = {}): Decision {
  const { command = false, ties, part = 'tactical', ...opening } = asking;
  const match = soloMatch(units, opening);
  const left = ties === undefined ? null : [...ties];
  const notes: OrderTrace[] = [];
  const source: OrderSource = { part, place: 0 };
  const thought = makeThought(fieldsOf(pack)(match.system.view(match.state, 'ai')), {
    command,
    tie: (of) => (left === null ? 1 : nextTie(left, of)),
    traced: true,
  });
  const deed = attempt(thought, { order: aiOrderSchema.parse(order), source }, (note) => notes.push(note));
  if (left !== null && left.length > 0) throw new Error(`ties were not needed: ${left.join()}`);
  const [trace] = notes;
  if (trace === undefined) throw new Error('nothing was noted');
  return { deed: deed === null ? 'nobody' : printDeed(match, deed), trace, cost: deed?.cost ?? 0 };
}

function nextTie(left: number[], of: number): number {
  const tie = left.shift();
  if (tie === undefined || tie > of) throw new Error(`a tie of ${of} that the test does not know of`);
  return tie;
}

function printDeed(
  match: BearMatch,
  { unit, action, path, facing, carrier, at, target, spot, supporters }: Deed,
): string {
  const { map } = fieldsOf(pack)(match.state);
  const hex = (place: number): string => map.names[place] ?? '?';
  const word = (place: number): string => pack.counters[place]?.word ?? '?';
  return [
    word(unit),
    action,
    ...path.map(hex),
    ...(facing === null ? [] : [printFacing(facing)]),
    ...(carrier === -1 ? [] : [`off ${word(carrier)}`]),
    ...(at === -1 ? [] : [`at ${word(target)}`]),
    ...supporters.map((each) => `+${word(each)}`),
    ...(spot === -1 ? [] : [`from ${hex(spot)}`]),
  ].join(' ');
}

/** Why a counter was passed over: the word it failed by, or the reasons against its closest aim. */
export function whyNot({ trace }: Decision, word: string): string {
  const unit = pack.counterPlaces.get(word) ?? -1;
  const candidate = trace.candidates.find((each) => each.unit === unit);
  if (candidate === undefined) return 'not asked';
  return candidate.failed ?? candidate.aims.map(({ why }) => why.map(({ key }) => key).join('+')).join(' ');
}

/** The rung that decided the choice of the AI, the aim, a hex or the facing. */
export function decidedBy(trace: OrderTrace['chosenAi'] | undefined): string {
  if (trace === null || trace === undefined) return 'nothing';
  if (trace.roll !== null) return `${trace.roll.rolled} of ${trace.roll.of}`;
  const { rungs } = trace;
  const last = rungs.findLast(({ figures, left }) => left.length < figures.length);
  return last === undefined ? 'nothing' : `${last.rule} ${last.rung}`;
}
