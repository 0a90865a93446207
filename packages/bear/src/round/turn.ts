import { finish, type FrameKind, type Verb } from '@sandtable/kernel';
import { CARD_VERBS } from '../cards/verbs.ts';
import { TURN_STEP, type TurnFrame } from '../model/battle/frame.ts';
import { WEAPON_CARDS } from '../model/battle/means.ts';
import { AI_SEAT } from '../model/battle/player.ts';
import { question } from '../model/battle/question.ts';
import { type Bear, type Held, heldUnit, playerOf, type Seen } from '../model/battle/state.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { fightBy, fireBy } from '../rules/attack/direct-verbs.ts';
import { shell } from '../rules/attack/indirect-verb.ts';
import { discover } from '../rules/contact/hidden.ts';
import { clear, raze } from '../rules/fieldworks/demolish.ts';
import { dig, shelter } from '../rules/fieldworks/shelter.ts';
import { weaponFigures } from '../rules/fire/weapon-card.ts';
import { buryKilled } from '../rules/hits/hit.ts';
import { rally } from '../rules/hits/rally.ts';
import { enter } from '../rules/march/enter.ts';
import { drive, leave } from '../rules/march/leave.ts';
import { load, unload } from '../rules/march/load.ts';
import { move } from '../rules/march/move-verb.ts';
import { pivot } from '../rules/march/pivot-verb.ts';
import { activate, conclude, pass, stall, stallByCap } from '../rules/order/pass.ts';
import { passesToEnd, turnPlayer } from '../rules/order/turn-order.ts';
import { forgetTriggers } from '../rules/payment/triggers.ts';
import { hide } from '../rules/stealth/hide.ts';
import { sneak } from '../rules/stealth/sneak.ts';
import { airStrike } from '../rules/support/air-strike.ts';
import { smoke, spottedSmoke } from '../rules/support/smoke.ts';
import { forgetActors, isAiPlayer } from '../rules/units/ai-side.ts';
import { hasFightersOnMap, hasFightersToCome } from '../rules/units/fighters.ts';
import { endIfMet } from '../rules/victory/victory.ts';
import { pushEarlyEvents } from '../solo/track/track.ts';
import { proceed } from '../solo/track/turn.ts';

function isRoundOver({ view }: Seen, { passes }: Readonly<TurnFrame>): boolean {
  return view.ended !== null || passes >= passesToEnd(view.players.length);
}

const AI_VERBS = [proceed];

export const turnKind: FrameKind<Bear, TurnFrame> = {
  ask(seen, frame) {
    if (frame.step !== TURN_STEP.asked || isRoundOver(seen, frame)) return null;
    const player = turnPlayer(frame);
    if (isAiPlayer(seen, player)) return question(AI_SEAT, 'aiTurn', AI_VERBS);
    return question(playerOf(seen, player).seat, 'turn', TURN_VERBS);
  },
  /** After a turn: the next one, or the end of the round. */
  go(held, frame, io) {
    countAiPass(held, frame);
    buryKilled(held, 'nextToEnemy', io);
    discover(held, io);
    if (held.view.frames.at(-1) !== frame) return;
    endIfMet(held, 'atOnce');
    endIfNobodyLeft(held);
    if (pushEarlyEvents(held)) return;
    if (frame.swift || isAiPlayer(held, turnPlayer(frame))) forgetActors(held);
    if (isRoundOver(held, frame)) return finish(held.view, frame);
    forgetEntrances(held, frame);
    coverExposed(held, frame);
    const { side } = playerOf(held, turnPlayer(frame));
    if (frame.swift) frame.swift = false;
    else frame.place = (frame.place + 1) % frame.order.length;
    if (playerOf(held, turnPlayer(frame)).side !== side) forgetTriggers(frame, side);
    frame.step = TURN_STEP.asked;
  },
};

/** S2.3.3, R-116: an AI's pass counts like a player's. A round cut short by an event stays so (S2.4b). */
function countAiPass(held: Held, frame: TurnFrame): void {
  if (frame.got === null || !isAiPlayer(held, turnPlayer(frame))) return;
  if (!isRoundOver(held, frame)) frame.passes = frame.got === 1 ? frame.passes + 1 : 0;
  frame.got = null;
}

/** B7.7.3c: hexsides barred by an entering enemy reopen after the side's turn. */
function forgetEntrances(held: Held, frame: TurnFrame): void {
  const { view } = held;
  if (view.entrances.length === 0) return;
  const { side } = playerOf(held, turnPlayer(frame));
  view.entrances = view.entrances.filter((entrance) => entrance.side === side);
}

/** B5.0.3: a side's exposed enemies are no longer exposed after its turn. */
function coverExposed(held: Held, frame: TurnFrame): void {
  const { view, pack } = held;
  if (view.options.cautiousMovement === 'off') return;
  const { side } = playerOf(held, turnPlayer(frame));
  for (const unit of view.roster) if (pack.counters[unit]?.side !== side) heldUnit(held, unit).exposed = false;
}

/** B7.0: every way to attack. A weapon card is used in the unit's own hex and, if its reach allows, in the next. */
const ATTACK_VERBS: readonly Verb<Bear>[] = [
  fireBy('fire', 'weapons'),
  fightBy('fight', 'fight', 'weapons'),
  shell,
  raze,
  fireBy('flame', 'flame'),
  fightBy('flameFight', 'flame', 'flame'),
  ...WEAPON_CARDS.flatMap((card) => [
    ...(weaponFigures[card].reach > 0 ? [fireBy(card, card)] : []),
    fightBy(`${card}Fight`, card, card),
  ]),
  airStrike,
];

export const TURN_VERBS: readonly Verb<Bear>[] = [
  move,
  pivot,
  enter,
  leave,
  drive,
  shelter,
  load,
  unload,
  ...ATTACK_VERBS,
  rally,
  stall,
  stallByCap,
  activate,
  sneak,
  hide,
  dig,
  smoke,
  spottedSmoke,
  clear,
  pass,
  conclude,
  ...CARD_VERBS,
];

/** S2.7b: the mission ends when a side has no unit left able to fight, on the map or to come. */
function endIfNobodyLeft(held: Held): void {
  const { view } = held;
  if (view.solo === null || view.ended !== null) return;
  if (SIDES.some((side) => !hasFightersOnMap(held, side) && !hasFightersToCome(held, side)))
    view.ended = { rule: 'S2.7b', key: 'nobodyEffective' };
}
