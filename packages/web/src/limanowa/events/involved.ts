import type { LimanowaEvent } from '@sandtable/limanowa';

interface Involved {
  readonly units: readonly number[];
  readonly hexes: readonly number[];
}

/** Units and hexes that an event names, each once; -1 is nobody and nowhere. */
export function involvedIn(event: LimanowaEvent): Involved {
  const units: number[] = [];
  const hexes: number[] = [];
  if ('unit' in event) units.push(event.unit);
  if ('attacker' in event) units.push(event.attacker);
  if ('battery' in event) units.push(event.battery);
  if ('officer' in event) units.push(event.officer);
  if ('target' in event) units.push(event.target);
  if (event.key === 'disclosed') for (const { target, attackers } of event.attacks) units.push(...attackers, target);
  if ('from' in event) hexes.push(event.from);
  if ('to' in event) hexes.push(event.to);
  if ('at' in event) hexes.push(event.at);
  return { units: real(units), hexes: real(hexes) };
}

function real(places: readonly number[]): number[] {
  return [...new Set(places)].filter((place) => place >= 0);
}
