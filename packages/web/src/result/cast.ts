import { listed } from '@sandtable/kernel';
import { isSamePerson } from '@sandtable/session';
import type { Position } from '../face/position.ts';
import type { Cast, LuckModel, ResultSide } from '../face/result.ts';
import { peopleOf, playerName } from '../link/seating.ts';
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

/** The sides with the names of those who played them elsewhere: `Soviet (Ben)`. At one screen nobody has a name of their own. */
export function withNames(
  sides: readonly ResultSide[],
  { seating, isHere, local }: Pick<Sitting, 'seating' | 'isHere' | 'local'>,
  { sideOf }: Pick<Position, 'sideOf'>,
): readonly ResultSide[] {
  if (local !== null) return sides;
  const others = peopleOf(seating).filter((seat) => !isHere(seat));
  return sides.map((each) => {
    const names = others.flatMap((seat) => (sideOf(seat) === each.side ? playerName(seating, seat) : []));
    return names.length === 0 ? each : { ...each, name: `${each.name} (${listed([...new Set(names)])})` };
  });
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

type Mood = 'even' | 'lucky' | 'unlucky';

function moodOf(off: number): Mood {
  if (Math.abs(off) < MUCH) return 'even';
  return off > 0 ? 'lucky' : 'unlucky';
}

/** How the dice fell for each side and between them: `you were unlucky, the dice were even for the AI`, `both sides were unlucky`. */
export function luckTitle(luck: LuckModel, place: number, names: readonly string[], hasWon: boolean): string {
  if (luck.by.every(({ rolls }) => rolls === 0)) return `there were no ${luck.tried}`;
  const off = luck.by.map(({ hits, expected }) => hits - expected);
  const [own, ...others] = [place, ...off.keys()].filter((each, at, all) => all.indexOf(each) === at);
  const moods = [off[own ?? 0] ?? 0, others.reduce((sum, each) => sum + (off[each] ?? 0), 0)].map(moodOf);
  const [mine = 'even', theirs = 'even'] = moods;
  if (mine === theirs) return mine === 'even' ? 'the dice were even' : `both sides were ${mine}`;
  const isYou = names[place] === 'You';
  const inText = (at: number): string => (names[at] === 'AI' ? 'the AI' : (names[at] ?? ''));
  const [who, they] = [isYou ? 'you' : inText(place), listed(others.map(inText))];
  if (mine === 'unlucky' && hasWon) return `${who} won against the dice`;
  const was = (name: string): string => (name === 'you' ? 'were' : 'was');
  if (mine === 'even') return `${they} ${was(they)} ${theirs}, the dice were even for ${who}`;
  return theirs === 'even'
    ? `${who} ${was(who)} ${mine}, the dice were even for ${they}`
    : `the dice were ${mine === 'lucky' ? 'with' : 'against'} ${who}`;
}
