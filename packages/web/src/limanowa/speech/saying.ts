import { type LimanowaSystem, type Limanowa, type Phase, PHASES, type Seen } from '@sandtable/limanowa';
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

/** What is being asked. */
export interface OpenQuestion {
  /** The phase whose whole plan is wanted; null where a question wants an answer, or nothing is asked. */
  readonly plan: Phase | null;
  /** The corps that is asked, or whose round it is; -1 for the AI, or nobody. */
  readonly corps: number;
}

export function askedIn({ game, seen }: Pick<LimanowaSaying, 'game' | 'seen'>): OpenQuestion {
  const pending = game.pending(seen.view);
  if (pending === undefined) return { plan: null, corps: -1 };
  const { turn, corps } = seen.view;
  const isTurn = corps[turn.corps]?.seat === pending.seat;
  const own = isTurn ? turn.corps : corps.findIndex(({ seat }) => seat === pending.seat);
  return { plan: PHASES.find((phase) => phase === pending.key) ?? null, corps: own };
}
