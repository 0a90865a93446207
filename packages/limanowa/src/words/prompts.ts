import { unitOf } from '../model/battle.ts';
import type { LimanowaFrame } from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { cardName } from './card-words.ts';
import { goalNow } from './goal-line.ts';
import { hexName, SIDE_NAMES } from './names.ts';
import { unitName } from './unit-words.ts';

export const QUESTIONS = [
  'opening',
  'central',
  'closing',
  'openingReaction',
  'centralReaction',
  'closingReaction',
  'boost',
  'tokens',
  'counter',
  'relegate',
  'fallBack',
  'aiCard',
  'aiToken',
  'aiRound',
] as const;
type QuestionKey = (typeof QUESTIONS)[number];

const prompts: Readonly<Record<QuestionKey, (seen: Seen) => string>> = {
  opening: (seen) => `Opening Phase: play a support card, or none. ${goalNow(seen)}`,
  central: (seen) => `Central Phase: plan your orders and a card. ${goalNow(seen)}`,
  closing: (seen) => `Closing Phase: occupy cleared hexes, play a card. ${goalNow(seen)}`,
  openingReaction: (seen) => `The enemy plays ${cardPlayed(seen)}: block it, or pass`,
  centralReaction: () => 'The enemy has disclosed: play a contra card, or pass',
  closingReaction: () => 'The enemy has disclosed: play Counter-attack, or pass',
  boost: ({ pack }) =>
    `Aggressive tactics: choose an attacked unit next to your officer for +${pack.ruleset.tacticsAv} AV, or pass`,
  tokens: () => 'Answer the attacks with an artillery token, or pass',
  counter: () => 'Whom does your attacked unit counter-attack?',
  relegate: () => 'Relegating attackers: which enemy must fall back or lose 1 RP?',
  fallBack: (seen) => fallBackPrompt(seen),
  aiCard: () => 'The AI rolls for a card',
  aiToken: () => 'The AI rolls for an artillery token',
  aiRound: () => 'The AI’s round: it rolls for wounds, then fills empty objectives',
};

export function explainPrompt(seen: Seen, key: string): string {
  const known = QUESTIONS.find((each) => each === key);
  if (known === undefined) throw new Error(`no words for the question '${key}'`);
  return prompts[known](seen);
}

function cardPlayed({ pack, view }: Seen): string {
  const { card } = view.turn;
  return card === null ? 'a card' : cardName(pack, card.effect);
}

function fallBackPrompt(seen: Seen): string {
  const frame = topOf(seen);
  if (frame?.kind !== 'fallBack') return 'Fall back, or stand and lose 1 RP';
  return `${unitName(seen, frame.unit)} at ${placeOfUnit(seen, frame.unit)} must fall back, or stand and lose 1 RP`;
}

function topOf({ view }: Seen): Readonly<LimanowaFrame> | undefined {
  return view.frames.at(-1);
}

function placeOfUnit(seen: Seen, unit: UnitId): string {
  const { at } = unitOf(seen, unit);
  return at === NONE ? 'nowhere' : hexName(seen.map, at);
}

/** Empty while the match goes on. */
export function explainEnding({ view }: Seen): string {
  const { ended, round } = view;
  if (ended === null) return '';
  const { why, side, score } = ended;
  const who = side === null ? 'The AI' : SIDE_NAMES[side];
  switch (why) {
    case 'done':
      return `You held the objectives in round ${round}: ${score.level} VP for the level and ${score.speed} for speed`;
    case 'time':
      return 'Time ran out before you held the objectives';
    case 'nobodyLeft':
      return 'You have no infantry or cavalry left to take the objectives';
    case 'objectives':
      return `${who} holds enough Strategic Objectives`;
    case 'knockedOut':
      return `${who} has knocked out an enemy corps`;
    case 'points':
      return `${who} wins on points or the tie-break`;
  }
}
