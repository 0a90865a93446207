import { type BearEvent, type CardTurn, type EventNames, explainEvent } from '@sandtable/bear';
import type { Overlays } from '../../face/field.ts';
import { headlineOf } from '../../match/headline.ts';
import { rankOf } from '../events/event-traits.ts';
import type { FilmLine } from './film-overlays.ts';

/** What the dice must show for the attack of a deed, the CAPs of its order included. */
export interface FilmOdds {
  readonly needed: number;
  readonly kill: number;
  readonly caps: number;
  /** Of the 36 ways in which two dice fall, those that hit. */
  readonly ways: number;
}

/** One picture of a turn: what it says, what it shows on the map, and whether the deed is done by then. */
export interface FilmFrame {
  readonly step: 'card' | 'candidates' | 'distances' | 'ladder' | 'deed' | 'outcome';
  readonly title: string;
  readonly lines: readonly FilmLine[];
  readonly overlays: Overlays;
  /** Shown on the position after the entry, not before it. */
  readonly isAfter: boolean;
  /** The one that acts, for the camera; -1 for nobody. */
  readonly actor: number;
  /** The Order Card that lies on the table; null for a bot. */
  readonly card: CardTurn | null;
  readonly odds: FilmOdds | null;
  /** What happened, with dice and cards. */
  readonly events: readonly BearEvent[];
}

/** As much of a frame as there is to say; the rest is plain. */
export type Picture = Pick<FilmFrame, 'step' | 'title'> & Partial<FilmFrame>;

const PLAIN: Omit<FilmFrame, 'step' | 'title'> = {
  lines: [],
  overlays: [],
  isAfter: false,
  actor: -1,
  card: null,
  odds: null,
  events: [],
};

export function frame(picture: Picture): FilmFrame {
  return { ...PLAIN, ...picture };
}

export function linesOf(texts: readonly string[]): FilmLine[] {
  return texts.map((text) => ({ text, mark: null }));
}

/** Dice and the card of a check are drawn, and make no title. */
const DRAWN: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['rolled', 'checked']);
/** Their lines say more than a title could. */
const SAYS_MORE: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['marked', 'markerShown']);

/** What came of a turn: the one thing that counts most above, and the rest below it. */
export function titled(
  events: readonly BearEvent[],
  names: EventNames,
  plain: string,
): { readonly title: string; readonly events: readonly BearEvent[] } {
  const headline = headlineOf(events, rankOf);
  if (headline === undefined || DRAWN.has(headline.key)) return { title: plain, events };
  return {
    title: `${explainEvent(headline, names)} (${headline.rule})`,
    events: SAYS_MORE.has(headline.key) ? events : events.filter((event) => event !== headline),
  };
}
