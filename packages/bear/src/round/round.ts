import { finish, type FrameKind } from '@sandtable/kernel';
import { makeMarker, type MarkerView } from '../model/battle/marker.ts';
import type { RoundFrame } from '../model/battle/frame.ts';
import { turnFrame } from '../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../model/battle/state.ts';
import { pushEarlyEvents } from '../solo/track/track.ts';
import { pushBarrage, pushPlots } from '../rules/support/artillery.ts';
import { drawCards } from './deck.ts';
import { changeCaps } from '../rules/payment/purchase.ts';
import { capsChange, isBlownAway } from '../rules/special/effects.ts';
import { resetAiCaps } from '../rules/units/command-cards.ts';
import { discover } from '../rules/contact/hidden.ts';
import { buryKilled } from '../rules/hits/hit.ts';
import { pushInitiative } from './initiative.ts';
import { endActivation } from '../rules/payment/seven-ap.ts';
import { orderFrom } from '../rules/order/turn-order.ts';
import { endGame, endIfMet, isLastRound, scoreRound } from '../rules/victory/victory.ts';
import { playerId } from '../model/ids.ts';

const STEPS: readonly ((held: Held, frame: RoundFrame, io: BearIo) => void)[] = [
  refresh,
  resetCaps,
  drawActionCards,
  (held) => pushPlots(held),
  (held, _frame, io) => pushBarrage(held, io),
  reinforce,
  (held) => pushInitiative(held),
  beginTurns,
  endRound,
  close,
];

const REFRESH = STEPS.indexOf(refresh);
/** Where a match that begins in mid-round starts. */
const TURNS = STEPS.indexOf(beginTurns);
const CLOSE = STEPS.indexOf(close);

export function roundFrame(inTurns = false): RoundFrame {
  return { kind: 'round', step: inTurns ? TURNS + 1 : REFRESH, got: null };
}

export const roundKind: FrameKind<Bear, RoundFrame> = {
  ask: () => null,
  go(held, frame, io) {
    // B8.3: a Halt Order ends the game at once, before the round scores.
    if (held.view.ended?.key === 'haltOrder') return close(held, frame, io);
    const step = STEPS[frame.step];
    if (step === undefined) throw new Error(`a round has no step ${frame.step}`);
    frame.step += 1;
    step(held, frame, io);
  },
};

/** B10.0.4: checks for discovery, since shells may have removed cover. */
function beginTurns(held: Held, { got }: RoundFrame, io: BearIo): void {
  pushFrame(held, turnFrame(orderFrom(held.view.players, got ?? 0, held.view.options.teamTurns)));
  discover(held, io);
}

/** B2.0, 1 to 3: units become fresh, Order Cards are reshuffled, smoke thins. */
function refresh(held: Held, _frame: RoundFrame, io: BearIo): void {
  const { view } = held;
  io.emit({ rule: 'B2.0', key: 'roundBegan', round: view.round });
  for (const unit of view.roster) heldUnit(held, unit).spent = false;
  resetAiCaps(held, io);
  io.shuffle(view.orderDeck, 'withDiscards');
  thinSmoke(held, io);
}

/** B2.0, 4 */
function resetCaps(held: Held, _frame: RoundFrame, io: BearIo): void {
  const { view } = held;
  // B1.0: round 1 keeps the CAPs of the set-up: an Event Card dealt into a first hand may already have changed them.
  if (view.round > 1) {
    view.players.forEach((player, place) => {
      player.caps = Math.max(player.start - player.losses, Math.min(player.start, Number(view.options.capFloor)));
      io.emit({ rule: 'B7.4.2', key: 'capsReset', player: playerId(place), caps: player.caps });
    });
  }
  addSpecialCaps(held, io);
}

function addSpecialCaps(held: Held, io: BearIo): void {
  held.view.players.forEach(({ side }, place) => {
    const player = playerId(place);
    const amount = capsChange(held, side, player);
    if (amount !== 0) changeCaps(held, player, amount, 'G3.3a', io);
  });
}

/**
 * B13.0: heavy smoke becomes light, light smoke goes; smoke of the set-up stays through round 1. G3.3a: wind
 * removes all. R-228: units now in the open are discovered at once, before shells fall.
 */
function thinSmoke(held: Held, io: BearIo): void {
  const { view } = held;
  if (view.round === 1 || !view.markers.some(({ kind }) => kind === 'smoke')) return;
  const isGone = isBlownAway(held);
  view.markers = view.markers.flatMap((marker): MarkerView[] => {
    if (marker.kind !== 'smoke') return [marker];
    return marker.dm > 1 && !isGone ? [makeMarker({ ...marker, dm: marker.dm - 1 })] : [];
  });
  io.emit({ rule: isGone ? 'G3.3a' : 'B2.0', key: 'smokeThinned' });
  discover(held, io);
}

function drawActionCards(held: Held, _frame: RoundFrame, io: BearIo): void {
  const { view } = held;
  view.terms.players.forEach(({ cards }, player) => {
    drawCards(held, playerId(player), view.round === 1 ? cards.first : cards.later, io);
  });
}

function reinforce({ view }: Held, _frame: RoundFrame, io: BearIo): void {
  const units = view.roster.filter((unit) => {
    const it = view.units[unit];
    return it?.fate === 'waiting' && view.terms.entries[it.entry]?.round === view.round;
  });
  if (units.length > 0) io.emit({ rule: 'B5.5', key: 'reinforced', units });
}

/** B2.3: scoring, lapsed CAPs and AP, markers that last a round; then the next round or the end of the game. */
function endRound(held: Held, frame: RoundFrame, io: BearIo): void {
  const { view } = held;
  io.emit({ rule: 'B2.3', key: 'roundEnded', round: view.round });
  // with three or four players, one may not have passed.
  view.players.forEach((_player, place) => endActivation(held, playerId(place), 'B2.3', io));
  buryKilled(held, 'roundEnd', io);
  scoreRound(held, io);
  loseUnspentCaps(held, io);
  for (const unit of view.roster) {
    const it = heldUnit(held, unit);
    it.fired = false;
    it.exposed = false;
    it.seized = false;
    if (it.snag === 'mud') it.snag = 'none';
  }
  view.entrances = [];
  endIfMet(held, 'roundEnd');
  if (isLastRound(view)) view.ended ??= LAST_ROUND;
  if (view.ended !== null) return;
  view.round += 1;
  frame.step = REFRESH;
}

/** B2.3 */
function loseUnspentCaps({ view }: Held, io: BearIo): void {
  for (const [player, its] of view.players.entries()) {
    if (its.caps > 0) io.emit({ rule: 'B2.3', key: 'capsLapsed', player: playerId(player), caps: its.caps });
    its.caps = 0;
  }
}

/** S2.7c: against the AI, the rest of the Mission Track comes before the end. */
function close(held: Held, frame: RoundFrame, io: BearIo): void {
  const { ended } = held.view;
  if (ended === null) throw new Error('a game that has not ended cannot be closed');
  frame.step = CLOSE;
  if (pushEarlyEvents(held)) return;
  endGame(held, ended, io);
  finish(held.view, frame);
}

const LAST_ROUND = { rule: 'B19.1', key: 'lastRound' } as const;
