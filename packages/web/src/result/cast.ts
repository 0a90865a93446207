import { isSamePerson } from '@sandtable/session';
import type { Position } from '../face/position.ts';
import type { Cast, LuckModel, ResultSide } from '../face/result.ts';
import { peopleOf } from '../link/seating.ts';
import type { Sitting } from '../match/sitting.ts';

/** Who plays each side. People on different sides at one screen are called by their sides' names, because we cannot tell who is reading. */
export function castOf(
  { seating, isHere }: Pick<Sitting, 'seating' | 'isHere'>,
  { sideOf }: Pick<Position, 'sideOf'>,
): Cast {
  const people = peopleOf(seating).filter(isHere);
  const sides = new Set(people.map(sideOf));
  const isOnes = sides.size === 1 || people.every((seat) => isSamePerson(seating, seat, people[0] ?? ''));
  const cast: Record<string, Cast[string]> = {};
  for (const [seat, { kind }] of Object.entries(seating)) {
    const side = sideOf(seat);
    if (side === undefined) continue;
    if (kind === 'procedure') cast[side] = 'ai';
    else cast[side] = people.includes(seat) && isOnes && sides.size === 1 ? 'you' : 'named';
  }
  return cast;
}

/** 'You', 'AI', 'Soviet' */
export function nameIn(cast: Cast, { side, name }: Pick<ResultSide, 'side' | 'name'>): string {
  const who = cast[side] ?? 'named';
  return who === 'named' ? name : { you: 'You', ai: 'AI' }[who];
}

export function ownFirst(cast: Cast, sides: readonly ResultSide[]): readonly number[] {
  const places = sides.map((_, place) => place);
  return places.toSorted((a, b) => Number(isYours(cast, sides[b])) - Number(isYours(cast, sides[a])));
}

function isYours(cast: Cast, side: ResultSide | undefined): boolean {
  return side !== undefined && cast[side.side] === 'you';
}

/** A whole hit more or less than expected. */
const MUCH = 1;

/** How the dice fell, seen from one side: `you won against the dice`. */
export function luckTitle(luck: LuckModel, place: number, name: string, hasWon: boolean): string {
  const more = luck.by.map(({ hits, expected }) => hits - expected);
  const others = more.filter((_, other) => other !== place);
  const off = (more[place] ?? 0) - others.reduce((sum, each) => sum + each, 0);
  if (Math.abs(off) < MUCH) return 'the dice were even';
  const who = name === 'You' ? 'you' : name;
  if (off > 0) return `the dice were with ${who}`;
  return hasWon ? `${who} won against the dice` : `the dice were against ${who}`;
}
