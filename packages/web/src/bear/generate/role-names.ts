import { NATIONS } from '@sandtable/bear';
import type { Guideline, Side } from '@sandtable/bear';

/** The side of a player's place; the variant of guideline 7 has the nations the other way round. */
export function roleSide({ roles, variant }: Guideline, isVariant: boolean, place: number): Side {
  const side = roles[place]?.side ?? 'german';
  if (!isVariant || variant?.kind !== 'reverse') return side;
  return side === 'german' ? 'soviet' : 'german';
}

/** `German`, or with a team-mate `German 2` */
export function roleName(guideline: Guideline, isVariant: boolean, place: number): string {
  const sides = guideline.roles.map((_role, each) => roleSide(guideline, isVariant, each));
  const own = sides[place] ?? 'german';
  const mates = sides.filter((side) => side === own).length;
  const number = sides.slice(0, place + 1).filter((side) => side === own).length;
  return mates === 1 ? NATIONS[own] : `${NATIONS[own]} ${number}`;
}
