import type { LimanowaSystem, Limanowa, Seen } from '@sandtable/limanowa';
import type { Offer, Sentence } from '@sandtable/kernel';
import type { Saying } from '../../saying/saying.ts';

/** A word that may be said, as the game means it. */
export type Meant = Offer<Limanowa>;

/** The part of the game that a sentence in the making needs. */
export type Judging = Pick<LimanowaSystem, 'offers' | 'heard' | 'judge' | 'pending'>;

/** A sentence of this game in the making, with what it is judged on. */
export interface LimanowaSaying extends Saying {
  readonly game: Judging;
  readonly seen: Seen;
}

export type SayingOf = (words: Sentence, chosen?: number) => LimanowaSaying;

/** What is being asked, once for all who want to know. */
export interface Asked {
  readonly key: string | null;
  /** The corps that is asked, or whose round it is; -1 for the AI, or nobody. */
  readonly corps: number;
  /** A whole plan is wanted, and not an answer. */
  readonly isPlan: boolean;
}

const PLANS: ReadonlySet<string> = new Set(['opening', 'central', 'closing']);

export function askedIn({ game, seen }: Pick<LimanowaSaying, 'game' | 'seen'>): Asked {
  const pending = game.pending(seen.view);
  if (pending === undefined) return { key: null, corps: -1, isPlan: false };
  const { turn, corps } = seen.view;
  const isTurn = corps[turn.corps]?.seat === pending.seat;
  const own = isTurn ? turn.corps : corps.findIndex(({ seat }) => seat === pending.seat);
  return { key: pending.key, corps: own, isPlan: PLANS.has(pending.key) };
}
