import type { LimanowaEvent, Seen } from '@sandtable/limanowa';
import type { Cue, Landmark } from '../../face/happening.ts';
import type { TipName } from '../table/habits.ts';

interface EventTraits {
  /** The event of lowest rank becomes the headline; absent: never a headline. */
  readonly rank?: number;
  readonly cue?: Cue;
  readonly tip?: TipName;
  readonly isGrave?: true;
  readonly landmark?: Landmark;
  /** An entry with only such events is one in which nothing was done. */
  readonly isIdle?: true;
}

const PLAIN: EventTraits = {};

/** Headlines first, by rank; then the rest; events that are only logged come last. */
export const EVENT_TRAITS: Readonly<Record<LimanowaEvent['key'], EventTraits>> = {
  succeeded: { rank: 0, cue: 'bell', isGrave: true },
  failed: { rank: 1, cue: 'bell', isGrave: true },
  won: { rank: 2, cue: 'bell', isGrave: true },
  destroyed: { rank: 3, cue: 'lost', isGrave: true, landmark: 'kill' },
  lostRp: { rank: 4, cue: 'softHit', tip: 'rp', isGrave: true, landmark: 'hit' },
  spared: { rank: 5 },
  aiCardUsed: { rank: 6, isGrave: true, landmark: 'card' },
  blocked: { rank: 7 },
  tokenSpent: { rank: 8, tip: 'token' },
  rolled: { rank: 9 },
  woundRolled: { rank: 10, cue: 'dice', tip: 'wound' },
  played: { rank: 11, cue: 'card', landmark: 'card' },
  aiCardDiscarded: { rank: 12 },
  // The AI's answer goes before the player's moves, which follow in the same entry.
  aiCardRolled: { rank: 13, cue: 'dice', tip: 'aiCard' },
  aiTokenRolled: { rank: 14, cue: 'dice' },
  moved: { rank: 15, cue: 'step' },
  disclosed: { rank: 16, tip: 'disclose' },
  gameRoundBegan: { cue: 'bell' },
  aiRoundBegan: { tip: 'aiRound' },
  drew: { cue: 'card', tip: 'card' },
  aiCardTurned: { cue: 'card' },
  restored: { cue: 'rally' },
  returned: { cue: 'rally' },
  objectiveLeft: { tip: 'objective' },
  aiCardNotRolled: { isIdle: true },
  aiTokenNotRolled: { isIdle: true },
  setUp: PLAIN,
  roundBegan: PLAIN,
  reshuffled: PLAIN,
  held: PLAIN,
  cardLost: PLAIN,
  moveLost: PLAIN,
  attackLost: PLAIN,
  supportLost: PLAIN,
  tokenGained: PLAIN,
  tactics: PLAIN,
  relegated: PLAIN,
  stood: PLAIN,
};

/** LS2.2b: against the AI players hold no contra cards, so the tip about cards differs. */
export function tipOf({ view }: Seen, { key }: LimanowaEvent): TipName | undefined {
  return key === 'drew' && view.piles !== null ? 'supportCard' : EVENT_TRAITS[key].tip;
}
