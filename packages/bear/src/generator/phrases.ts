import { counted } from '@sandtable/kernel';
import type { StepOf, Whose, Zone } from '../model/pack/effect-step.ts';
import type { StepNames } from './steps/step-module.ts';

// How cards name what belongs to a side. A Condition Card addresses its player.

/** `a played German card`, `one of your played cards` */
export function playedCard(whose: Whose, names: StepNames): string {
  return isYours(whose, names) ? 'one of your played cards' : `a played ${names.adjective(whose)} card`;
}

/** `the German entry edge`, `your entry edge` */
export function entryEdgeOf(whose: Whose, names: StepNames): string {
  return isYours(whose, names) ? 'your entry edge' : `the ${names.adjective(whose)} entry edge`;
}

/** `a Soviet Control Marker`, `2 Control Markers of yours` */
export function controlMarkers(count: number, whose: Whose, names: StepNames): string {
  const marker = count === 1 ? 'Control Marker' : 'Control Markers';
  const article = count === 1 ? (names.isPersonal && whose === 'enemy' ? 'an' : 'a') : String(count);
  return isYours(whose, names) ? `${article} ${marker} of yours` : `${article} ${names.adjective(whose)} ${marker}`;
}

/** `German units`, `your units` */
export function unitsOf(whose: Whose, names: StepNames): string {
  return `${names.adjective(whose)} units`;
}

function isYours(whose: Whose, { isPersonal }: StepNames): boolean {
  return isPersonal && whose === 'own';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const GROUND_TEXT: Readonly<Record<NonNullable<Zone['ground']>, string>> = {
  cover: 'in cover',
  open: 'on open ground',
  building: 'in a building',
  woods: 'in woods',
  road: 'on a road',
};

/** `in cover, within 3 hexes of the marker`; empty if the option has no limits. */
export function zoneText({ nearMarker, edge, ground, apart, clear }: Zone, names: StepNames): string {
  const parts: string[] = [];
  if (ground !== undefined) parts.push(GROUND_TEXT[ground]);
  if (nearMarker !== undefined) parts.push(`within ${counted(nearMarker, 'hex', 'hexes')} of the marker`);
  if (edge !== undefined) parts.push(edgeText(edge, names));
  if (apart !== undefined) parts.push(`within ${counted(apart, 'hex', 'hexes')} of each other`);
  if (clear !== undefined) parts.push(`at least ${counted(clear, 'hex', 'hexes')} from enemy units`);
  return parts.join(', ');
}

const FARTHEST = 20;

function edgeText({ whose, least, most }: NonNullable<Zone['edge']>, names: StepNames): string {
  const edge = entryEdgeOf(whose, names);
  if (least === most) return `${counted(least, 'hex', 'hexes')} from ${edge}`;
  if (most >= FARTHEST) return `at least ${counted(least, 'hex', 'hexes')} from ${edge}`;
  return least <= 1 ? `within ${counted(most, 'hex', 'hexes')} of ${edge}` : `${least} to ${most} hexes from ${edge}`;
}

/** `zoneText` with a leading space, or empty. */
export function inZone(zone: Zone, names: StepNames): string {
  const text = zoneText(zone, names);
  return text === '' ? '' : ` ${text}`;
}

/** G3.7d: owners may leave units off the map; opponents may not, nor enemies whose card sets a number. */
export function mayLeaveOff({ of, by, only }: Pick<StepOf<'placeUnits'>, 'of' | 'by' | 'only'>): boolean {
  return of === by && (by === 'own' || only === 0);
}

/** `The Soviet player may place the units of a played Soviet card within 3 hexes of the marker.` */
export function placeText({ of, by, only, hidden, where }: StepOf<'placeUnits'>, names: StepNames): string {
  const ofCard = playedCard(of, names);
  const what =
    only === 0 ? `the units of ${ofCard}` : `${only === 1 ? 'one unit' : `up to ${only} units`} of ${ofCard}`;
  const who = mayLeaveOff({ of, by, only })
    ? names.does(by, 'may place', 'may place')
    : names.does(by, 'place', 'places');
  return `${who} ${what}${hidden ? ', hidden,' : ''} on the map${inZone(where, names)}.`;
}
