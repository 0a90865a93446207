import type { Offer, Sentence } from '@sandtable/kernel';
import type { BearEvent } from '../../model/battle/event.ts';
import type { BearFigures } from '../../model/battle/figures.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Bear, Seen, State } from '../../model/battle/state.ts';

/** What a player is about to say, and what he was shown before. */
export interface Said {
  readonly seen: Seen;
  /** The key of the question answered: `turn`, `capsOnDice` ... */
  readonly asked: string;
  readonly player: PlayerId;
  readonly sentence: Sentence;
  readonly heard: readonly Offer<Bear>[];
  readonly figures: Partial<BearFigures>;
  /** Finds the case again. */
  readonly where: string;
}

/** Some figures of the screen, held against what then happens. */
export interface Promised {
  /** Before a sentence of a player, and before a turn of the AI (null). */
  say(said: Said | null, state: State): void;
  hear(event: BearEvent, state: State): void;
  /** After all events of an entry. */
  rest?(state: State): void;
}
