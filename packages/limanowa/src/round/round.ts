import { finish, type FrameKind, push, type Question, type Verb } from '@sandtable/kernel';
import { rangeTo } from '../board/map.ts';
import { amountOf, corpsOf, heldUnit, typeOf, unitOf } from '../model/battle.ts';
import type { Phase } from '../model/battlecard.ts';
import {
  boostFrame,
  combatFrame,
  type LimanowaFrame,
  reactionFrame,
  type RoundFrame,
  tokensFrame,
} from '../model/frame.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen, State } from '../model/state.ts';
import type { DisclosedCard, PlannedMove, Shot } from '../model/turn.ts';
import { drawCard } from '../rules/cards/hand.ts';
import { moveUnit } from '../rules/ground/judge-move.ts';
import { placesOf, standingAt } from '../rules/ground/places.ts';
import { canReach } from '../rules/ground/reach.ts';
import { concludeRound } from '../rules/objectives/victory.ts';
import { central } from './central.ts';
import { closingVerbs } from './closing.ts';
import { strideFor } from './move-slots.ts';
import { emptiedFor } from './occupation.ts';
import { openingVerbs, resolveOpeningCard } from './opening.ts';
import { NO_PLAN, STEP } from './plan.ts';

const centralVerbs = [central];

/** L6a: one corps' round. L6b: each phase is planned, disclosed and answered before it is carried out. */
export const roundKind: FrameKind<Limanowa, RoundFrame> = {
  ask(seen, { step }) {
    if (step === STEP.openingPlan) return ask(seen, 'opening', openingVerbs);
    if (step === STEP.centralPlan) return ask(seen, 'central', centralVerbs);
    return step === STEP.closingPlan ? ask(seen, 'closing', closingVerbs) : null;
  },
  go(held, frame, io) {
    const { view } = held;
    switch (frame.step) {
      case STEP.openingReaction:
        return next(view, frame, STEP.openingCard, reactionFrame('opening'));
      case STEP.openingCard:
        return resolveOpening(held, frame, io);
      case STEP.bombardment:
        return fire(held, frame, STEP.openingEnd);
      case STEP.openingEnd:
        return beginPhase(held, frame, 'central', STEP.centralPlan);
      case STEP.centralReaction:
        return next(view, frame, STEP.moves, reactionFrame('central'));
      case STEP.moves:
        return makeMoves(held, frame, io);
      case STEP.tokens:
        return next(view, frame, STEP.combat, tokensFrame());
      case STEP.combat:
        return fire(held, frame, STEP.centralEnd);
      case STEP.centralEnd:
        return beginPhase(held, frame, 'closing', STEP.closingPlan);
      case STEP.closingReaction:
        return next(view, frame, STEP.closingCard, reactionFrame('closing'));
      case STEP.closingCard:
        return resolveClosing(held, frame, io);
      case STEP.pursuit:
        return fire(held, frame, STEP.end);
      default:
        return endRound(held, frame, io);
    }
  },
};

function ask(seen: Seen, key: Phase, verbs: readonly Verb<Limanowa>[]): Question<Limanowa> {
  return { seat: corpsOf(seen, seen.view.turn.corps).seat, key, verbs };
}

/** Pushes a frame; this one continues at `step` after it. */
function next(view: State, frame: RoundFrame, step: number, pushed: LimanowaFrame): void {
  frame.step = step;
  push(view, pushed);
}

/** Aids end with the phase, but Aggressive tactics last for the round (L4a). */
function beginPhase({ view }: Held, frame: RoundFrame, phase: Phase, step: number): void {
  const { turn } = view;
  turn.phase = phase;
  turn.card = null;
  turn.plan = null;
  turn.supports = [];
  turn.answers = [];
  turn.aids = turn.aids.filter(({ by }) => by === 'tactics');
  frame.step = step;
}

/** L6.1d: the card, unless blocked. L9d: a bombardment is answered before it is rolled. */
function resolveOpening(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { card } = held.view.turn;
  if (card !== null) resolveOpeningCard(held, card, io);
  if (card?.effect === 'bombardment') next(held.view, frame, STEP.bombardment, tokensFrame());
  else frame.step = STEP.openingEnd;
}

/** L6.2d: moves. L12d: then opponents name the unit their officer helps. */
function makeMoves(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { view } = held;
  const { plan, card } = view.turn;
  carryOutMoves(held, plan?.moves ?? [], io);
  const isAttack = plan !== null && plan.attacks.length + plan.shells.length > 0;
  if (isAttack || card?.effect === 'disruptiveFire') next(view, frame, STEP.tokens, boostFrame());
  else frame.step = STEP.centralEnd;
}

/** L6.2f: artillery of both sides, a card's shot first; then the attacks of the plan. */
function fire({ view }: Held, frame: RoundFrame, step: number): void {
  const { card, plan, answers } = view.turn;
  const shells: Shot[] = [];
  const isShot = card?.effect === 'bombardment' || card?.effect === 'disruptiveFire';
  if (isShot) shells.push({ battery: card.unit, target: card.target });
  shells.push(...(plan?.shells ?? []), ...answers);
  view.turn.answers = [];
  next(view, frame, step, combatFrame(shells, card?.effect === 'disruptiveFire' ? card.unit : NONE));
}

/** L6.3c, L12d: the card, then the occupations, then Pursuit, which follows one of them. */
function resolveClosing(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { turn } = held.view;
  const { card } = turn;
  if (card !== null) resolveClosingCard(held, card, io);
  carryOutOccupations(held, io);
  frame.step = STEP.end;
  if (card?.effect !== 'pursuit') return;
  const { unit, target } = card;
  const occupied = turn.occupations.find((occupation) => occupation.unit === unit);
  if (unitOf(held, unit).at !== occupied?.to || !isInReach(held, unit, target))
    return io.emit({ rule: 'L10r', key: 'cardLost', effect: 'pursuit' });
  turn.plan = { ...NO_PLAN, attacks: [{ target, attackers: [unit] }] };
  next(held.view, frame, STEP.pursuit, tokensFrame());
}

function isInReach(seen: Seen, unit: UnitId, target: UnitId): boolean {
  return rangeTo(seen.map, unitOf(seen, unit).at, unitOf(seen, target).at) <= typeOf(seen, unit).range;
}

/** L6.3d, L6.3e: draw, then check the objectives. */
function endRound(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { corps } = held.view.turn;
  for (let drawn = 0; drawn < held.pack.ruleset.draw; drawn++) drawCard(held, corps, 'L6.3d', io);
  concludeRound(held, corps, io);
  finish(held.view, frame);
}

const MOVE_RULES: Readonly<Record<PlannedMove['as'], string>> = { move: 'L7a', march: 'L4e', wave: 'L4b' };

/** L6.2d: in order; a move that a reaction made impossible is lost. */
export function carryOutMoves(held: Held, moves: readonly PlannedMove[], io: LimanowaIo): void {
  for (const { unit, to, as } of moves) {
    if (canReach(held, unit, to, placesOf(held), strideFor(held, unit, as)))
      moveUnit(held, unit, to, as, MOVE_RULES[as], io);
    else io.emit({ rule: 'L6.2d', key: 'moveLost', unit });
  }
}

/** L6.3c: a unit destroyed by the reaction occupies nothing. */
function carryOutOccupations(held: Held, io: LimanowaIo): void {
  for (const { unit, to } of held.view.turn.occupations) {
    if (emptiedFor(held, unit, placesOf(held)).includes(to)) moveUnit(held, unit, to, 'occupation', 'L6.3a', io);
    else io.emit({ rule: 'L6.3c', key: 'moveLost', unit });
  }
}

/** L12d: all cards but Pursuit come before the occupations. */
function resolveClosingCard(held: Held, { effect, unit, target, to }: DisclosedCard, io: LimanowaIo): void {
  if (effect === 'perturbation') perturb(held, target, to, io);
  else if (effect === 'dressing') dress(held, unit, io);
}

function perturb(held: Held, target: UnitId, to: HexId, io: LimanowaIo): void {
  const isPossible = unitOf(held, target).at !== NONE && standingAt(placesOf(held), to) === NONE;
  if (isPossible) moveUnit(held, target, to, 'displaced', 'L10e', io);
  else io.emit({ rule: 'L10e', key: 'cardLost', effect: 'perturbation' });
}

/** L3s: never above the printed RP. */
function dress(held: Held, unit: UnitId, io: LimanowaIo): void {
  const dressed = heldUnit(held, unit);
  if (dressed.at === NONE) return io.emit({ rule: 'L10s', key: 'cardLost', effect: 'dressing' });
  dressed.rp = Math.min(typeOf(held, unit).rp, dressed.rp + amountOf(held.pack, 'dressing'));
  io.emit({ rule: 'L10s', key: 'restored', unit, left: dressed.rp });
}
