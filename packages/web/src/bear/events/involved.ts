import type { BearEvent } from '@sandtable/bear';
import { type InvolvedPlaces, involved } from '../../scene/scene.ts';

/** Units and hexes that an event names. */
export function involvedIn(event: BearEvent): InvolvedPlaces {
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
  return involved(units, hexes);
}
