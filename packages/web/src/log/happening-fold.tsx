import { counted } from '@sandtable/kernel';
import type { Happening } from '../face/happening.ts';
import type { FilmFold } from '../face/table.ts';
import { HappeningLine } from './happening-line.tsx';

/** For a film: what happened, line by line; nothing if that is only one line. */
export function happenedFold(events: readonly Happening[]): FilmFold[] {
  if (events.length < 2) return [];
  return [
    {
      label: 'What happened',
      aside: counted(events.length, 'event'),
      show: () => (
        <ul className="film-events">
          {events.map((event, place) => (
            <HappeningLine key={place} event={event} />
          ))}
        </ul>
      ),
    },
  ];
}
