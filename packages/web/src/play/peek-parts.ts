import type { Entry } from '../face/choice.ts';
import { NO_PAYMENTS, type PayWays, type RollChoice } from '../face/speech.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { answersPart, type AnswersPart, type Member, membersPart, nextButtons } from '../orders/sentence-parts.ts';
import { facingPart, type FacingPart } from '../saying/clickables.ts';
import { isBetweenOrders } from '../saying/plan.ts';

export interface PeekParts {
  readonly answers: AnswersPart | null;
  readonly rolls: readonly RollChoice[];
  readonly facing: FacingPart | null;
  readonly pay: PayWays;
  readonly members: readonly Member[];
  /** Words that have no place of their own. */
  readonly buttons: readonly Entry[];
}

/** Null if the only choices are on the map, or the unit's orders, which have rows of their own. */
export function peekParts(asked: OpenSentence): PeekParts | null {
  const { saying, proposal } = asked;
  const { position, words } = saying;
  const answers = answersPart(asked);
  const isPlan = position.plan !== null;
  // In a plan a unit can get another order as soon as none is unfinished.
  const isOpen = isPlan ? !isBetweenOrders(saying) : words.length > 1;
  const next = answers === null ? [...(isPlan && !isOpen ? [] : nextButtons(asked)), ...cardsAlone(asked)] : [];
  const parts: PeekParts = {
    answers,
    rolls: isOpen && proposal !== null ? position.rolls(proposal) : [],
    facing: isOpen ? facingPart(asked) : null,
    pay: isOpen && answers === null ? position.payments(words) : NO_PAYMENTS,
    members: isOpen ? membersPart(asked) : [],
    buttons: next,
  };
  const count = parts.rolls.length + parts.pay.ways.length + parts.members.length + parts.buttons.length;
  return answers === null && parts.facing === null && count === 0 ? null : parts;
}

/** The cards, if a plan can take nothing else: so the player need not look for them on the sheet. */
function cardsAlone({ saying: { position }, clickables: { units, hexes, cards } }: OpenSentence): Entry[] {
  return position.plan === null || units.size + hexes.size > 0 ? [] : [...cards.values()].flat();
}
