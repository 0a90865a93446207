import { finish, type FrameKind, push, verb, type Asked } from '@sandtable/kernel';
import { corpsOf } from '../model/battle.ts';
import type { Phase } from '../model/battlecard.ts';
import { aiCardFrame, type ReactionFrame } from '../model/frame.ts';
import type { CorpsId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import { threats } from '../rules/combat/threats.ts';
import {
  blockingVerb,
  canExchange,
  canStrikeBack,
  counterAttackVerb,
  exchangeVerb,
  protectionVerb,
} from './contra-verbs.ts';
import { isAi, isOpponent } from './sides.ts';

// L6b, L12c: after a disclosure each opponent in turn order may play one contra card of the phase.

const pass = verb<Limanowa, ReactionFrame, Asked<ReactionFrame>>('pass', {
  traits: { usual: true },
  says: (phrase) => phrase.word('pass'),
  resolve: (_held, { frame }) => void frame.place++,
});

const VERBS = {
  opening: [pass, blockingVerb],
  central: [
    pass,
    protectionVerb('dugIn'),
    protectionVerb('coveringFire'),
    protectionVerb('volley'),
    protectionVerb('secondLine'),
    exchangeVerb,
  ],
  closing: [pass, counterAttackVerb],
} as const;

export const reactionKind: FrameKind<Limanowa, ReactionFrame> = {
  ask(seen, { phase, place }) {
    if (!isAsked(seen, phase, place)) return null;
    return { seat: corpsOf(seen, place).seat, key: `${phase}Reaction`, verbs: VERBS[phase] };
  },
  go(held, frame) {
    if (frame.place >= held.view.corps.length) return finish(held.view, frame);
    const { place } = frame;
    frame.place++;
    if (isOpponent(held, place) && isAi(held, place)) push(held.view, aiCardFrame(frame.phase));
  },
};

/** Depends on public information only, so that the question reveals nothing: is there something to react to, and a card in hand? */
function isAsked(seen: Seen, phase: Phase, place: CorpsId): boolean {
  if (place >= seen.view.corps.length || !isOpponent(seen, place) || isAi(seen, place)) return false;
  if (corpsOf(seen, place).hand.length === 0) return false;
  switch (phase) {
    case 'opening':
      return seen.view.turn.card !== null;
    case 'central':
      return threats(seen).length > 0 || canExchange(seen, place);
    case 'closing':
      return canStrikeBack(seen, place);
  }
}
