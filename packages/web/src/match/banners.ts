import type { Motion } from '@sandtable/board';
import type { Seat } from '@sandtable/kernel';
import { isSamePerson, type Seating } from '@sandtable/session';
import type { Banner } from '../face/happening.ts';
import type { Position } from '../face/position.ts';
import { peopleOf, playerName } from '../link/seating.ts';
import type { ScreenMoment } from './screen-moment.ts';

/** More would go unread, and the log has them all. */
export const MOST_BANNERS = 2;

type BannerMoment = Pick<ScreenMoment, 'seat' | 'asks' | 'position' | 'events'>;

/** Announcements over the map after an entry: objectives taken, then other news, then whose turn it is. */
export function bannersOf(
  before: Pick<ScreenMoment, 'seat'>,
  after: BannerMoment,
  motions: readonly Motion[],
  seating: Seating,
): Banner[] {
  const news = after.events.flatMap(({ banner }) => banner ?? []);
  const player = nextPlayer(before, after, seating);
  const last = news.at(-1);
  // The banner of a new round without text of its own also says who begins it.
  const told =
    player === null
      ? news
      : last?.text === ''
        ? [...news.slice(0, -1), { ...last, text: `${player.title}: ${player.text}` }]
        : [...news, player];
  return [...takenIn(after, motions), ...told].slice(0, MOST_BANNERS);
}

/** In the colour of the side that gains it; the text says so if that is the enemy. */
function takenIn({ seat, position }: BannerMoment, motions: readonly Motion[]): Banner[] {
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

function placeName(position: ScreenMoment['position'], hex: string): string {
  return position.map().places?.find(({ at, kind }) => at === hex && kind === 'town')?.text ?? hex;
}

/** What the briefing named, one after another on the map: what is held or taken, one's own units, and the enemy. */
export function landmarksOf(position: Position, seating: Seating, seat: Seat): Banner[] {
  const goals = position.markers().filter(({ kind }) => kind === 'flag');
  const enemies = Object.keys(seating).filter((each) => position.sideOf(each) !== position.sideOf(seat));
  const marks: readonly Banner[] = [
    { title: 'What counts', text: position.goalOf(seat), at: goals.map(({ at }) => at) },
    { title: 'Your units', text: '', at: position.hexesOf(seat) },
    { title: 'The enemy', text: '', at: enemies.flatMap((each) => position.hexesOf(each)) },
  ];
  return marks.filter(({ at }) => (at ?? []).length > 0);
}

/** Set when the screen passes to a partner without a curtain: who it is, and what they have. Otherwise null. */
function nextPlayer(
  { seat: before }: Pick<ScreenMoment, 'seat'>,
  { seat, asks, position }: BannerMoment,
  seating: Seating,
): Banner | null {
  const people = peopleOf(seating);
  if (seat === before || asks !== seat || !people.includes(seat) || !people.includes(before)) return null;
  if (isSamePerson(seating, seat, before)) return null;
  const side = position.sideOf(seat);
  return { title: playerName(seating, seat), text: position.seatName(seat), ...(side === undefined ? {} : { side }) };
}
