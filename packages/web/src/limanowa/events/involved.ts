import type { LimanowaEvent } from '@sandtable/limanowa';
import { type InvolvedPlaces, involved } from '../../scene/scene.ts';

/** Units and hexes that an event names. */
export function involvedIn(event: LimanowaEvent): InvolvedPlaces {
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
  return involved(units, hexes);
}
