import { type FrameKinds, gameSystem, type Io, latePart, type Outcome } from '@sandtable/kernel';
import { cardRollKind } from './cards/roll-card.ts';
import { fieldsOf } from './model/battle/field.ts';
import type { BearEvent } from './model/battle/event.ts';
import type { BearFrame } from './model/battle/frame.ts';
import { type Bear, type BearSystem, type MatchOptions, rebuild, type State, type View } from './model/battle/state.ts';
import { packs } from './model/pack/library.ts';
import type { Pack } from './model/pack/pack.ts';
import { actionKind } from './rules/order/action.ts';
import { activationKind } from './rules/order/pass.ts';
import { barrageKind, plotKind } from './rules/support/artillery.ts';
import { attackKind } from './rules/attack/attack.ts';
import { drawCards } from './round/deck.ts';
import { deployKind, hidersToDeploy } from './rules/stealth/deploy.ts';
import { layAiMines } from './rules/stealth/minefields.ts';
import { facingFrameKind } from './rules/stealth/facing.ts';
import { discover } from './rules/contact/hidden.ts';
import { beforehand } from './round/beforehand.ts';
import { initiativeKind } from './round/initiative.ts';
import { leaveKind } from './rules/march/leave.ts';
import { mineKind } from './rules/contact/mine-frame.ts';
import { moveKind } from './rules/march/move-frame.ts';
import { rallyKind } from './rules/hits/rally.ts';
import { rollKind } from './rules/order/roll.ts';
import type { beginDraft, draftKind, effectKind } from './generator/draft.ts';
import { roundFrame, roundKind } from './round/round.ts';
import { rubbleKind } from './rules/contact/entering.ts';
import { tollKind } from './rules/march/toll.ts';
import { turnFrame } from './model/battle/make-frame.ts';
import { turnOrder } from './rules/order/turn-order.ts';
import { turnKind } from './round/turn.ts';
import { SIDES } from './model/pack/unit-type.ts';
import { firstPlayer, leadersOf } from './rules/victory/control.ts';
import { score } from './rules/victory/victory.ts';
import { contentsOf } from './setup/content-of.ts';
import type { MatchOpening } from './setup/mission-terms.ts';
import { mustOpen, readOptions } from './setup/options.ts';
import { seatsOf, seatsOfDraft } from './setup/players.ts';
import { stateOf } from './setup/setup.ts';
import { withoutCommandCards } from './rules/units/command-cards.ts';
import { aiOrderKind } from './solo/choice/order-frame.ts';
import { trackKind } from './solo/track/track.ts';
import { aiTurnKind } from './solo/track/turn.ts';
import type { auditMatch } from './audit/audit.ts';
import type { imagine } from './audit/imagine.ts';
import type { putByHand } from './audit/put.ts';
import { viewFor } from './model/battle/view.ts';
import { playerId } from './model/ids.ts';

const STREAMS = ['combat', 'check', 'deck', 'order', 'hits', 'rumor', 'ai', 'generator'] as const;

/** Parts that a match of a printed mission does not need. */
interface Rest {
  readonly beginDraft: typeof beginDraft;
  readonly draftKind: typeof draftKind;
  readonly effectKind: typeof effectKind;
  readonly imagine: typeof imagine;
  readonly auditMatch: typeof auditMatch;
  readonly putByHand: typeof putByHand;
}

export const restOfSystem = latePart<Rest>('the generators');

export const FRAMES: FrameKinds<Bear, BearFrame> = {
  round: roundKind,
  initiative: initiativeKind,
  turn: turnKind,
  action: actionKind,
  activation: activationKind,
  roll: rollKind,
  cardRoll: cardRollKind,
  move: moveKind,
  toll: tollKind,
  mine: mineKind,
  rubble: rubbleKind,
  leave: leaveKind,
  attack: attackKind,
  rally: rallyKind,
  facing: facingFrameKind,
  deploy: deployKind,
  plot: plotKind,
  barrage: barrageKind,
  aiTurn: aiTurnKind,
  track: trackKind,
  aiOrder: aiOrderKind,
  draft: {
    ask: (...asked) => restOfSystem().draftKind.ask(...asked),
    go: (...step) => restOfSystem().draftKind.go(...step),
  },
  effect: {
    ask: (...asked) => restOfSystem().effectKind.ask(...asked),
    go: (...step) => restOfSystem().effectKind.go(...step),
  },
};

/**
 * The game for a pack of content: printed missions and positions. Anything else needs the parts loaded later
 * (`fitRest`). A match that names another pack is played with that one (decision 027).
 */
export function battleSystem(own: Pack): BearSystem {
  const on = fieldsOf(own);

  const openingOf = (options: MatchOptions): MatchOpening => mustOpen(packs.of(options, own), options);

  const setup = (options: MatchOptions, io: Io<BearEvent>): State => {
    const pack = packs.of(options, own);
    const printed = openingOf(options);
    const terms = withoutCommandCards(pack, printed.terms, Number(options.commandCardsOut), io);
    const opening = { ...printed, terms };
    const isPosition = options.position !== null;
    const state = stateOf(pack, options, opening, { frames: [roundFrame(isPosition)], random: io.streams });
    for (const pile of [state.actionDeck, state.orderDeck, state.infantryHits, state.vehicleHits]) io.shuffle(pile);
    for (const side of SIDES) {
      score(state, firstPlayer(state, side), opening.startVp[side], 'S1.0', 'start', io);
      score(state, firstPlayer(state, side), opening.handicapVp[side], 'B3.2.5', 'handicap', io);
    }
    if (state.solo !== null) io.shuffle(state.solo.cup);
    if (options.position !== null) {
      const first = playerId(state.players.findIndex(({ side }) => side === options.position?.turn));
      state.round = options.position.round;
      state.frames.push(turnFrame(turnOrder(state.players, first, options.teamTurns)));
      discover(on(state), io);
    }
    layAiMines(on(state), io);
    const hiders = hidersToDeploy(state);
    if (hiders !== null) state.frames.push(hiders);
    // B1.0: with the option, a starting hand on top of the draw of round 1.
    if (state.draft !== null) restOfSystem().beginDraft(state, state.draft, io);
    else if (options.firstRoundCards === 'extraAtSetup')
      opening.terms.players.forEach(({ cards }, player) => drawCards(on(state), playerId(player), cards.first, io));
    return state;
  };

  return gameSystem<Bear>({
    id: 'bear',
    version: 5,
    pack: own.hash,
    streams: STREAMS,
    frames: FRAMES,
    options: (raw, version) => readOptions(own, raw, version),
    seats: (options) => {
      const { terms, draft } = openingOf(options);
      if (draft !== null) return seatsOfDraft(draft);
      const { players, solo } = terms;
      return seatsOf(
        players.map(({ side }) => side),
        solo?.ai,
      );
    },
    content: (options) => contentsOf(packs.of(options, own))(options, openingOf(options)),
    setup,
    see: (view) => on(view),
    hold: (state) => on(state),
    view: viewFor,
    rebuild,
    imagine: (view, imagining) => restOfSystem().imagine(on(view), imagining),
    outcome,
    beforehand,
    put: (state, words) => restOfSystem().putByHand(on(state), words),
    audit: (state) => restOfSystem().auditMatch(on(state)),
  });
}

/** B19.1, B20.3: the side, or the player, with most VP wins; if equal, none or all of them. */
function outcome(view: View): Outcome | undefined {
  const { ended, players, options, vp } = view;
  if (ended === null || view.frames.length > 0) return undefined;
  const leaders = leadersOf(view);
  const isIndividual = options.teamWin === 'individual';
  const isTied = isIndividual ? leaders.length > 1 : leaders.length === players.length;
  return {
    winners: isTied && options.tie === 'bothLose' ? [] : leaders.flatMap((player) => players[player]?.seat ?? []),
    scores: Object.fromEntries(players.map((player) => [player.seat, isIndividual ? player.vp : vp[player.side]])),
    reason: { rule: ended.rule, key: ended.key },
  };
}
