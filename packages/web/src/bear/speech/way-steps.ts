import {
  chanceToStayFresh,
  type Chance,
  type HexId,
  nameOfHex,
  NONE,
  type PlannedWay,
  playerOf,
  type PriceFigures,
  type Seen,
  standing,
  type UnitId,
  unitOf,
  worstThreat,
  type WorstThreat,
} from '@sandtable/bear';
import { EVERY_FACING, type Facing, FACINGS, toFacing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import { withWords } from '../../saying/saying.ts';
import { standsOf } from '../scene/from-there.ts';
import { previewOf } from './preview.ts';
import { askedPlayer, type BearSaying } from './saying.ts';
import { usualPayment } from './usual.ts';
import { facingOnWay, threatOnWay } from './way-threats.ts';

/** One move of a way, with the figures that the rules will give it when its turn comes. */
export interface WayStep {
  readonly hexes: readonly HexId[];
  readonly words: Sentence;
  readonly price: number;
  /** Dice that add to the price. */
  readonly dice: number;
  readonly payment: PriceFigures;
  readonly threat: WorstThreat;
  readonly caps: number;
  /** The chance that the unit gets to make it, if the enemy does not interfere. */
  readonly chance: number;
}

/** A step counts for this round if the unit is at least as likely to make it as not. */
const LIKELY = 0.5;

/**
 * The moves of a way that the unit could still make in this round. The number of actions is never certain: turns
 * alternate until both sides pass. With spent checks (B2.2) the unit pays AP while fresh, then CAPs as long as they
 * last; with an activation (B3.0) AP of the pool, then CAPs. So each move is judged on the view after the moves before
 * it and paid in the default way. The steps end before the first move that cannot be paid, or that the unit will
 * probably be too spent, and short of CAPs, to make.
 */
export function stepsOf(saying: BearSaying, unit: UnitId, { moves }: PlannedWay): WayStep[] {
  const steps: WayStep[] = [];
  let there = saying.seen;
  for (const [place, hexes] of moves.entries()) {
    const next = moves[place + 1]?.[0];
    const step =
      place === 0 ? firstStep(saying, unit, hexes, next) : laterStep(saying, there, steps, unit, hexes, next);
    if (step === null || step.chance < LIKELY) break;
    steps.push(step);
    there = afterStep(saying, there, unit, step);
  }
  return steps;
}

/** With the facing, members and payment already said; by default facing so that it can go on. */
function firstStep(saying: BearSaying, unit: UnitId, hexes: readonly HexId[], next: HexId | undefined): WayStep | null {
  const { seen, words: said } = saying;
  const go = goWords(seen, unit, hexes);
  const turned = go.every((word, place) => said[place] === word) ? said[go.length] : undefined;
  const isTurned = turned !== undefined && FACINGS.some((each) => each === turned);
  const plain = next === undefined ? go : [...go, FACINGS[facingFor(seen, unit, hexes, next, true)]];
  const words = isTurned ? [...go, turned] : plain;
  const whole = withWords(saying, isTurned ? said : words);
  const preview = previewOf(whole);
  if (!preview.granted || preview.value.payment === null) return null;
  const { payment, price, dice, sentence } = preview.value;
  const [stand, ...others] = standsOf(saying, sentence ?? whole.words);
  if (stand === undefined) return null;
  return {
    hexes,
    words,
    price: price ?? 0,
    dice,
    payment,
    threat: worstThreat(seen, stand, others),
    caps: playerOf(seen, askedPlayer(saying)).caps - (payment.caps ?? 0),
    chance: 1,
  };
}

function laterStep(
  { game, seen }: BearSaying,
  there: Seen,
  before: readonly WayStep[],
  unit: UnitId,
  hexes: readonly HexId[],
  next: HexId | undefined,
): WayStep | null {
  const facing = facingFor(seen, unit, hexes, next, false);
  const words = [...goWords(seen, unit, hexes), FACINGS[facing]];
  const verdict = game.judge(there.view, words);
  const usual = usualPayment(game.offers(there.view, words))?.word;
  if (!verdict.granted || usual === undefined) return null;
  const { price = 0, dice = 0, payments = [] } = verdict.value.figures;
  const payment = payments.find(({ word }) => word === usual);
  if (payment === undefined) return null;
  const caps = (before.at(-1)?.caps ?? 0) - (payment.caps ?? price);
  const threat = threatOnWay(seen, unit, { hex: hexes.at(-1) ?? NONE, facing, isFirst: false });
  return { hexes, words, price, dice, payment, threat, caps, chance: chanceToMake(seen, before, price) };
}

/** The chance that a step can be paid: the unit stays fresh through every check after which its CAPs would not last until then. */
export function chanceToMake(seen: Seen, before: readonly WayStep[], price: number): number {
  let owed = price;
  let last = before.length - 1;
  for (; last >= 0; last--) {
    const step = before[last];
    if (step !== undefined && checkOf(step) !== null && owed > step.caps) break;
    owed += step?.price ?? 0;
  }
  return chanceToStayFresh(seen, checksOf(before.slice(0, last + 1)));
}

export function checksOf(steps: readonly WayStep[]): Chance[] {
  return steps.flatMap((step) => checkOf(step) ?? []);
}

/** Null if no card is drawn, so that the outcome is certain. */
function checkOf({ payment: { spent } }: WayStep): Chance | null {
  return spent === null || spent.ways === spent.of ? null : spent;
}

function goWords({ pack, map }: Seen, unit: UnitId, hexes: readonly HexId[]): Sentence {
  return [pack.counters[unit]?.word ?? '', 'move', ...hexes.map((hex) => nameOfHex(map, hex))];
}

function facingFor(
  seen: Seen,
  unit: UnitId,
  hexes: readonly HexId[],
  next: HexId | undefined,
  isFirst: boolean,
): Facing {
  const hex = hexes.at(-1) ?? NONE;
  const side = EVERY_FACING.find((each) => seen.map.ground.area.neighbours[6 * hex + each] === next);
  return facingOnWay(seen, unit, hex, next === undefined ? undefined : side, isFirst);
}

/** The view after a step, as far as it is certain. A price decided by a die is assumed to leave a unit spent if paid in AP. */
function afterStep(saying: BearSaying, there: Seen, unit: UnitId, { hexes, words, payment, caps }: WayStep): Seen {
  const turned = FACINGS.findIndex((each) => each === words.at(-1));
  const moved = standing(there, [
    { unit, path: hexes, facing: turned === -1 ? unitOf(there, unit).facing : toFacing(turned) },
  ]);
  const { ap, spent, left, word } = payment;
  const isSpent = spent === null ? ap === null && word !== 'command-toll' : spent.ways === spent.of;
  const player = askedPlayer(saying);
  const units = moved.view.units.map((each, place) => (isSpent && place === unit ? { ...each, spent: true } : each));
  const players = moved.view.players.map((each, place) =>
    place === player
      ? { ...each, caps: Math.max(0, caps), activation: activationAfter(each.activation, unit, left) }
      : each,
  );
  return { ...moved, view: { ...moved.view, units, players } };
}

type Activation = Seen['view']['players'][number]['activation'];

/** B3.0: the AP left in the pool; null if the pool was not used. */
function activationAfter(before: Activation, unit: UnitId, left: number | null): Activation {
  if (left === null) return before;
  return left === 0 ? null : { units: [...new Set([...(before?.units ?? []), unit])], ap: left };
}
