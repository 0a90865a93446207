import { type FrameKinds, gameSystem, latePart, madeLast, type Outcome } from '@sandtable/kernel';
import type { auditMatch } from './audit/audit.ts';
import type { imagine } from './audit/imagine.ts';
import type { putByHand } from './audit/put.ts';
import { fieldsOf } from './board/map.ts';
import { AI_SEAT } from './model/forces.ts';
import type { LimanowaFrame } from './model/frame.ts';
import type { MatchOptions } from './model/options.ts';
import { packs } from './model/library.ts';
import type { Pack } from './model/pack.ts';
import { rebuild, viewFor } from './model/view.ts';
import type { Limanowa, LimanowaIo, LimanowaSystem, State, View } from './model/state.ts';
import { beforehand } from './round/beforehand.ts';
import { roundKind } from './round/round.ts';
import { warKind } from './round/war.ts';
import { drawCard } from './rules/cards/hand.ts';
import { pointsOf } from './rules/objectives/victory.ts';
import { reactionKind } from './round/reaction.ts';
import { boostKind } from './round/boost.ts';
import { tokensKind } from './round/tokens.ts';
import { combatKind } from './round/combat.ts';
import { fallBackKind, relegateKind } from './round/fall-back.ts';
import { contentsOf } from './setup/content-of.ts';
import { mustOpen, readOptions } from './setup/options.ts';
import { stateOf } from './setup/opening.ts';
import { aiCardKind } from './solo/ai-card.ts';
import { aiRoundKind } from './solo/ai-round.ts';
import { aiTokenKind } from './solo/ai-token.ts';
import { corpsId } from './model/ids.ts';

const STREAMS = ['combat', 'ai', 'deck', 'aiDeck'] as const;

const FRAMES: FrameKinds<Limanowa, LimanowaFrame> = {
  war: warKind,
  round: roundKind,
  reaction: reactionKind,
  boost: boostKind,
  tokens: tokensKind,
  combat: combatKind,
  fallBack: fallBackKind,
  relegate: relegateKind,
  aiCard: aiCardKind,
  aiToken: aiTokenKind,
  aiRound: aiRoundKind,
};

/** The parts of the game that a match on the screen does not need. */
interface Rest {
  readonly imagine: typeof imagine;
  readonly auditMatch: typeof auditMatch;
  readonly putByHand: typeof putByHand;
}

export const restOfSystem = latePart<Rest>('worlds and audits');

/**
 * The game with a pack of content. `limanowa` adds imagined worlds, audits and put-by-hand. A match that names another pack uses
 * that one (decision 027).
 */
export function matchSystem(own: Pack): LimanowaSystem {
  const on = fieldsOf(own);

  // Matches of one mission share their options object.
  const openingOf = madeLast((options: MatchOptions) => mustOpen(packs.of(options, own), options));

  const setup = (options: MatchOptions, io: LimanowaIo): State => {
    const opening = openingOf(options);
    const state = stateOf(options, opening, io.streams);
    const held = on(state);
    const { deck, piles, corps } = state;
    for (const pile of [deck, ...(piles === null ? [] : [piles.opening, piles.central, piles.closing])])
      io.shuffle(pile);
    io.emit({ rule: 'L5a', key: 'setUp' });
    corps.forEach(({ seat }, place) => {
      if (seat !== AI_SEAT) for (let card = 0; card < opening.deal; card++) drawCard(held, corpsId(place), 'L5b', io);
    });
    return state;
  };

  return gameSystem<Limanowa>({
    id: 'limanowa',
    version: 2,
    pack: own.hash,
    streams: STREAMS,
    frames: FRAMES,
    options: (raw) => readOptions(own, raw),
    seats: (options) => [...new Set(openingOf(options).corps.map(({ seat }) => seat))],
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

/** L13a, LS5a: a mission is won or lost together. L11d: a battle is won by a side. */
function outcome(view: View): Outcome | undefined {
  const { ended, corps } = view;
  if (ended === null || view.frames.length > 0) return undefined;
  const { rule, why, side, score } = ended;
  const winners = corps.filter((each) => (side === null ? each.seat === AI_SEAT : each.side === side));
  const { goal } = view.terms;
  const scores = corps.map(({ seat, side: own }) => {
    if (goal.kind === 'war') return [seat, pointsOf({ view }, own, goal.points)];
    return [seat, seat === AI_SEAT ? 0 : score.level + score.speed];
  });
  return {
    winners: [...new Set(winners.map(({ seat }) => seat))],
    scores: Object.fromEntries(scores),
    reason: { rule, key: why },
  };
}
