import type { Motion } from '@sandtable/board';
import { isSamePerson, type Seating } from '@sandtable/session';
import type { Banner } from '../face/happening.ts';
import { peopleOf, playerName } from '../link/seating.ts';
import type { ScreenMoment } from './screen-moment.ts';

/** More would be missed anyway, and all of them are in the log. */
export const MOST_BANNERS = 2;

type Shown = Pick<ScreenMoment, 'seat' | 'asks' | 'position' | 'events'>;

/** What is announced over the map after an entry: objectives taken, then other news for everybody, then who plays now. */
export function bannersOf(
  before: Pick<ScreenMoment, 'seat'>,
  after: Shown,
  motions: readonly Motion[],
  seating: Seating,
): Banner[] {
  const news = after.events.flatMap(({ banner }) => banner ?? []);
  const player = nextPlayer(before, after, seating);
  const last = news.at(-1);
  // A new round that says nothing more has room for who begins it.
  const told =
    player === null
      ? news
      : last?.text === ''
        ? [...news.slice(0, -1), { ...last, text: `${player.title}: ${player.text}` }]
        : [...news, player];
  return [...takenIn(after, motions), ...told].slice(0, MOST_BANNERS);
}

/** In the colour of the side that gains it; the person at the screen is told when that is the enemy. */
function takenIn({ seat, position }: Shown, motions: readonly Motion[]): Banner[] {
  const markers = motions.some(({ kind }) => kind === 'hoist') ? position.markers() : [];
  const own = position.sideOf(seat);
  return motions.flatMap((motion): Banner[] => {
    if (motion.kind !== 'hoist') return [];
    const held = markers.find(({ at }) => at === motion.at);
    if (held === undefined || held.side === null) return [];
    const place = placeName(position, motion.at);
    const isOwn = own === undefined || own === held.side.id;
    return [{ title: isOwn ? `${place} taken` : `Enemy takes ${place}`, text: held.words, side: held.side.id }];
  });
}

/** A town by its name, any other hex by its number. */
function placeName(position: ScreenMoment['position'], hex: string): string {
  return position.map().places?.find(({ at, kind }) => at === hex && kind === 'town')?.text ?? hex;
}

/** The screen goes to a partner without a curtain: who, and with what. Null if nobody else is to play. */
function nextPlayer(
  { seat: before }: Pick<ScreenMoment, 'seat'>,
  { seat, asks, position }: Shown,
  seating: Seating,
): Banner | null {
  const people = peopleOf(seating);
  if (seat === before || asks !== seat || !people.includes(seat) || !people.includes(before)) return null;
  if (isSamePerson(seating, seat, before)) return null;
  const side = position.sideOf(seat);
  return { title: playerName(seating, seat), text: position.seatName(seat), ...(side === undefined ? {} : { side }) };
}
