import type { BearEvent } from '@sandtable/bear';

interface Involved {
  readonly units: readonly number[];
  readonly hexes: readonly number[];
}

/** Units and hexes that an event names, each once; -1 is nobody and nowhere. */
export function involvedIn(event: BearEvent): Involved {
  const units: number[] = [];
  const hexes: number[] = [];
  if ('unit' in event) units.push(event.unit);
  if ('units' in event) units.push(...event.units);
  if ('supporters' in event) units.push(...event.supporters);
  if ('carrier' in event) units.push(event.carrier);
  if ('found' in event) units.push(event.found);
  if ('from' in event) hexes.push(event.from);
  if ('at' in event) hexes.push(event.at);
  if ('hexes' in event) hexes.push(...event.hexes);
  return { units: real(units), hexes: real(hexes) };
}

function real(places: readonly number[]): number[] {
  return [...new Set(places)].filter((place) => place >= 0);
}
