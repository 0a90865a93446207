import { choose, makePile } from '@sandtable/kernel';
import { ACTION_AIMS, type AiOrder, type OrderWord } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import type { BearIo } from '../../model/battle/state.ts';
import { drawCup } from '../../rules/units/fighters.ts';
import { type Aim, aimsOf, type Assignment, hexesTo, nameOf, numberOfAim } from '../thought/aims.ts';
import { movementLadder, soughtLadder } from '../thought/ladders.ts';
import { failedWord, isSuperlative } from '../thought/order-words.ts';
import type { Thought } from '../thought/thought.ts';
import {
  type CandidateTrace,
  draftTrace,
  noteIn,
  type OrderTrace,
  type OrderTraceDraft,
  type PlainWord,
} from '../thought/trace.ts';
import { type MoveStep, stepsWithin } from '../ways/move-option.ts';
import { type AiReach, entryReach } from '../ways/reach.ts';
import { chooseStep, chooseWay, moveDeed } from '../ways/way.ts';
import type { Trial } from './attempt.ts';
import { goesByList } from './candidates.ts';

// G5.6b, G5.3.4g: if no AI on the map can execute an order to move, one enters from the AI Draw Cup.

/** The AI drawn and its deed; null if it goes back. */
export interface CupResult {
  readonly unit: UnitId;
  readonly deed: Deed | null;
}

/** Null if the order is not for the cup, so that no AI is drawn. */
export function drawFor(thought: Thought, { order, source }: Trial, io: BearIo): CupResult | null {
  if (!isForCup(order, source.part === 'event')) return null;
  const cup = drawCup(thought.seen);
  if (!cup.some((unit) => mismatch(thought, order, unit) === null)) return null;
  const aims = aimsOf(thought, order);
  if (aims.length === 0) return null;
  const pulled = io.pull(makePile('rumor', cup));
  if (pulled === undefined) return null;
  const unit = unitId(pulled);
  io.emit({ rule: order.action === 'enterFromCup' ? 'G5.3.4g' : 'G5.6b', key: 'cupDrawn', unit });
  return { unit, deed: comeIn(thought, { order, source }, unit, { cup, aims }, io.trace) };
}

/** House rule: no combined orders, and of events only the one for the cup. An AI off the map cannot meet `within`. */
function isForCup({ action, within }: AiOrder, isEvent: boolean): boolean {
  if (action === 'enterFromCup') return true;
  return ACTION_AIMS[action] === 'goal' && !isEvent && within === 0;
}

/** Words that are true of every AI off the map. */
const TRUE_OUTSIDE: readonly OrderWord[] = ['fresh', 'unhit', 'notDugIn', 'outOfFireZones', 'outOfLOS'];
/** Words that depend on the counter alone. Any further word is false off the map. */
const PRINTED: readonly OrderWord[] = ['mobile', 'mortarOrInfGun', 'foot', 'vehicle', 'crewed'];

/** The first word of the order that is false for a counter of the cup; null if all are true. */
function mismatch(thought: Thought, { who, among }: AiOrder, unit: UnitId): PlainWord | 'notAmong' | null {
  if (among !== null && !among.includes(unit)) return 'notAmong';
  for (const word of who) {
    if (isSuperlative(word) || TRUE_OUTSIDE.includes(word)) continue;
    if (!PRINTED.includes(word) || failedWord(thought, [word], unit) !== null) return word;
  }
  return null;
}

interface CupDraw {
  readonly cup: readonly UnitId[];
  readonly aims: readonly Aim[];
}

/** S5.3, R-146: where it enters, and towards which aim; null if it cannot. */
function comeIn(
  thought: Thought,
  { order: printed, source }: Trial,
  ai: UnitId,
  { cup, aims }: CupDraw,
  trace: ((note: OrderTrace) => void) | null,
): Deed | null {
  const order = thought.careful.includes(ai) ? { ...printed, lowRisk: true } : printed;
  const draft = draftTrace(source, printed);
  if (order !== printed && !printed.lowRisk) draft.remarks.push({ rule: 'G6.1', key: 'onlyLowRisk' });
  const failed = mismatch(thought, order, ai);
  const reach = entryReach(thought, order.lowRisk, ai, order.action !== 'move');
  const steps = failed === null ? stepsWithin(reach, thought.traced ? draft.hexes : null) : [];
  const near = nearestAims(thought, order, steps, aims);
  const deed = near.length === 0 ? null : planIn({ thought, order, ai }, { reach, steps, near }, draft);
  draft.cup = [...cup];
  draft.candidates = [traceOf(thought, ai, failed, steps, aims)];
  draft.deed = deed;
  trace?.(draft);
  return deed;
}

/** The smallest distance to the aim after entering. */
function apart(thought: Thought, steps: readonly MoveStep[], { hexes }: Aim): number {
  return Math.min(...steps.map(({ hex }) => hexesTo(thought, hex, hexes)));
}

/** S5.0.1b: the aims closest to where it could enter; R-214: those of the kind listed first, if the list decides. */
function nearestAims(thought: Thought, order: AiOrder, steps: readonly MoveStep[], aims: readonly Aim[]): Aim[] {
  if (steps.length === 0) return [];
  const [first] = order.to;
  const listed = goesByList(thought, order) ? aims.filter(({ kind }) => kind === first) : [];
  const asked = listed.length > 0 ? listed : aims;
  const least = Math.min(...asked.map((aim) => apart(thought, steps, aim)));
  return asked.filter((aim) => apart(thought, steps, aim) === least);
}

interface EntryOptions {
  readonly reach: AiReach;
  readonly steps: readonly MoveStep[];
  readonly near: readonly Aim[];
}

function planIn(
  { thought, order, ai }: Omit<Assignment, 'aim'>,
  { reach, steps, near }: EntryOptions,
  draft: OrderTraceDraft,
): Deed {
  const aim = choose(thought, near, soughtLadder(thought, order), numberOfAim, noteIn(draft, 'chosenAim'));
  const assignment = { thought, order, ai, aim };
  const { hex } = chooseStep(thought, steps, movementLadder(assignment), draft);
  return moveDeed(assignment, order.action, chooseWay(thought, ai, reach.waysTo(hex), draft), draft);
}

function traceOf(
  thought: Thought,
  unit: UnitId,
  failed: CandidateTrace['failed'],
  steps: readonly MoveStep[],
  aims: readonly Aim[],
): CandidateTrace {
  const able = steps.length > 0;
  const looked = aims
    .map((aim): CandidateTrace['aims'][number] => ({
      aim: nameOf(aim),
      distance: able ? apart(thought, steps, aim) : 0,
      can: able,
      why: able ? [] : [{ rule: 'G5.6b', key: 'noEntry' }],
    }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = looked;
  return {
    unit,
    failed,
    aims: failed === null ? looked.slice(0, 1) : [],
    distance: able ? (nearest?.distance ?? null) : null,
  };
}
