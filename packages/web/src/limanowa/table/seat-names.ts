import { AI_SEAT, type Seen, type Side, SIDE_NAMES } from '@sandtable/limanowa';
import type { Seat } from '@sandtable/kernel';
import { callSignFor } from '../../face/call-sign.ts';

export function seatName({ view }: Seen, seat: Seat): string {
  const own = view.corps.filter((corps) => corps.seat === seat);
  if (seat === AI_SEAT) return own[0] === undefined ? 'AI' : `${SIDE_NAMES[own[0].side]} (AI)`;
  return own.length === 0 ? seat : own.map(({ name }) => name).join(' and ');
}

export function sideOfSeat({ view }: Seen, seat: Seat): Side | undefined {
  return view.corps.find((corps) => corps.seat === seat)?.side;
}

/** Null for a match that began from a position. */
export function missionName({ pack, view }: Seen): string | null {
  const { mission } = view.options;
  return mission === null ? null : (pack.missions.find(({ id }) => id === mission)?.name ?? mission);
}

/** What the troops call the general on the other side. */
const NICKNAMES: Readonly<Record<Side, readonly string[]>> = {
  austria: ['the Clockmaker', 'the Old Fox', 'the Horseman', 'the Schoolmaster', 'the Mountaineer', 'the Card Player'],
  russia: ['the Icebreaker', 'the Silent One', 'the Woodcutter', 'the Hammer', 'the Night Owl', 'the Ferryman'],
};

/** The nickname of the AI's general: each mission has its own; null if people play each other. */
export function commanderOf(seen: Seen): string | null {
  const ai = seen.view.corps.find(({ seat }) => seat === AI_SEAT);
  return ai === undefined ? null : callSignFor(NICKNAMES[ai.side], missionName(seen) ?? '');
}
