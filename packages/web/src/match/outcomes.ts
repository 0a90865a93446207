import type { Motion, StampPicture } from '@sandtable/board';
import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Happening } from '../face/happening.ts';
import type { ScreenMoment } from './screen-moment.ts';
import type { Sitting } from './sitting.ts';

/** The events of one action over all its entries: rolls, hits, the check. */
export interface ActionOutcome {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
}

const MOST_OUTCOMES = 5;

export function isProcedure(seating: Seating, speaker: Seat | null): boolean {
  return speaker !== null && seating[speaker]?.kind === 'procedure';
}

/**
 * An action at this screen begins a new list; later actions of AI, bots and people elsewhere are appended. A question
 * in the middle of an action does not end it: the events after the answer belong to it.
 */
export function outcomesAfter(
  outcomes: readonly ActionOutcome[],
  before: Pick<ScreenMoment, 'isTurn'>,
  after: ActionOutcome,
  { seating, isHere }: Pick<Sitting, 'seating' | 'isHere'>,
): readonly ActionOutcome[] {
  const { seq, speaker, events } = after;
  const last = outcomes.at(-1);
  if (last !== undefined && last.speaker === speaker && !isProcedure(seating, speaker) && !before.isTurn)
    return [...outcomes.slice(0, -1), { seq, speaker, events: [...last.events, ...events] }];
  const isOwn = isHere(speaker);
  if (events.length === 0) return isOwn ? [] : outcomes;
  return [...(isOwn ? [] : outcomes), { seq, speaker, events }].slice(-MOST_OUTCOMES);
}

/** The event of lowest rank; of equals, the last. */
export function headlineOf<Event>(
  events: readonly Event[],
  rankOf: (event: Event) => number | null,
): Event | undefined {
  let best: Event | undefined;
  let least = Infinity;
  for (const event of events) {
    const rank = rankOf(event);
    if (rank !== null && rank <= least) [best, least] = [event, rank];
  }
  return best ?? events.at(-1);
}

/** The headline, with the dice that decided it. */
export function headlineWithDice(events: readonly Happening[]): Happening | undefined {
  const headline = headlineOf(events, ({ rank }) => rank);
  if (headline === undefined || headline.sign !== null) return headline;
  const before = events.slice(0, events.indexOf(headline));
  const dice = before.findLast(({ sign }) => sign?.kind === 'dice');
  return dice === undefined ? headline : { ...headline, sign: dice.sign };
}

/** The stamps on the map after an entry, the last one in each hex. A person's own action clears the old ones; later entries add theirs. */
export function marksAfter(
  before: readonly StampPicture[],
  motions: readonly Motion[],
  isOwn: boolean,
): readonly StampPicture[] {
  const stamped = motions.flatMap((motion) => {
    if (motion.kind !== 'stamp') return [];
    const { at, word, tone, note, dice, sides, added } = motion;
    return [{ at, word, tone, note, dice, sides, added }];
  });
  const marks = isOwn ? stamped : [...before, ...stamped];
  return marks.filter(({ at }, place) => !marks.slice(place + 1).some((later) => later.at === at));
}
