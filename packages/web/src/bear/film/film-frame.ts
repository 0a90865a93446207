import { type BearEvent, type CardTurn, type EventNames, explainEvent } from '@sandtable/bear';
import type { Overlays } from '../../face/field.ts';
import { headlineOf } from '../../match/outcomes.ts';
import { rankOf } from '../events/event-traits.ts';
import type { FilmLine } from './film-overlays.ts';

/** The roll that an attack needs, with the CAPs of its order. */
export interface FilmOdds {
  readonly needed: number;
  readonly kill: number;
  readonly caps: number;
  /** How many of the 36 rolls hit. */
  readonly ways: number;
}

export interface FilmFrame {
  readonly step: 'card' | 'candidates' | 'distances' | 'ladder' | 'deed' | 'outcome';
  readonly title: string;
  readonly lines: readonly FilmLine[];
  readonly overlays: Overlays;
  /** Shown on the position after the entry. */
  readonly isAfter: boolean;
  /** The unit that acts, for the camera; -1 for none. */
  readonly actor: number;
  /** The Order Card; null for a bot. */
  readonly card: CardTurn | null;
  readonly odds: FilmOdds | null;
  readonly events: readonly BearEvent[];
}

/** A frame with defaults left out. */
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

/** Drawn as dice and card, so never a title. */
const DRAWN: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['rolled', 'checked']);
/** Their log lines say more than a title could, so they stay in the list. */
const SAYS_MORE: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['marked', 'markerShown']);

/** The most important event as title, the rest below it. */
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
