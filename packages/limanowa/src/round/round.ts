import { finish, type FrameKind, push, type Question, type Verb } from '@sandtable/kernel';
import { rangeTo } from '../board/map.ts';
import { corpsOf, typeOf, unitOf } from '../model/battle.ts';
import type { Phase } from '../model/battlecard.ts';
import {
  boostFrame,
  combatFrame,
  type LimanowaFrame,
  reactionFrame,
  type RoundFrame,
  tokensFrame,
} from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen, State } from '../model/state.ts';
import type { Shot } from '../model/turn.ts';
import { drawCard } from '../rules/cards/draw.ts';
import { concludeRound } from '../rules/objectives/victory.ts';
import { carryOutMoves, carryOutOccupations, resolveClosingCard } from './carry-out.ts';
import { central } from './central-verb.ts';
import { closingVerbs } from './closing-verbs.ts';
import { resolveOpeningCard } from './opening-card.ts';
import { openingVerbs } from './opening-verbs.ts';
import { NO_PLAN } from './plan-card.ts';
import { STEP } from './steps.ts';

const centralVerbs = [central];

/** L6a: the round of one corps. Each phase is planned, disclosed and answered before it is carried out (L6b). */
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

/** Goes on to a step when the frame that is pushed is done. */
function next(view: State, frame: RoundFrame, step: number, pushed: LimanowaFrame): void {
  frame.step = step;
  push(view, pushed);
}

/** What counts for a phase ends with it; Aggressive tactics counts for the round (L4a). */
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

/** L6.1d: what was not blocked; L9d: a bombardment is answered before it is rolled. */
function resolveOpening(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { card } = held.view.turn;
  if (card !== null) resolveOpeningCard(held, card, io);
  if (card?.effect === 'bombardment') next(held.view, frame, STEP.bombardment, tokensFrame());
  else frame.step = STEP.openingEnd;
}

/** L6.2d, and L12d: then opponents name whom their officer helps. */
function makeMoves(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { view } = held;
  const { plan, card } = view.turn;
  carryOutMoves(held, plan?.moves ?? [], io);
  const isAttack = plan !== null && plan.attacks.length + plan.shells.length > 0;
  if (isAttack || card?.effect === 'disruptiveFire') next(view, frame, STEP.tokens, boostFrame());
  else frame.step = STEP.centralEnd;
}

/** L6.2f: artillery of both sides, a card's shot first; then whatever the plan has of attacks. */
function fire({ view }: Held, frame: RoundFrame, step: number): void {
  const { card, plan, answers } = view.turn;
  const shells: Shot[] = [];
  const isShot = card?.effect === 'bombardment' || card?.effect === 'disruptiveFire';
  if (isShot) shells.push({ battery: card.unit, target: card.target });
  shells.push(...(plan?.shells ?? []), ...answers);
  view.turn.answers = [];
  next(view, frame, step, combatFrame(shells, card?.effect === 'disruptiveFire' ? card.unit : NONE));
}

/** L6.3c, L12d: the card, then the occupations, then Pursuit, which follows from one of them. */
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

/** L6.3d, L6.3e */
function endRound(held: Held, frame: RoundFrame, io: LimanowaIo): void {
  const { corps } = held.view.turn;
  for (let drawn = 0; drawn < held.pack.ruleset.draw; drawn++) drawCard(held, corps, 'L6.3d', io);
  concludeRound(held, corps, io);
  finish(held.view, frame);
}
