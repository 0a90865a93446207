import type { ArtName } from '../model-piece.ts';
import { FOOT_ART } from './art-foot.ts';
import { GUN_ART } from './art-guns.ts';
import type { ArtPart } from './art-part.ts';
import { VEHICLE_ART } from './art-vehicles.ts';
import { group, path } from './svg.ts';

const ART: Readonly<Record<ArtName, readonly ArtPart[]>> = { ...FOOT_ART, ...GUN_ART, ...VEHICLE_ART };

/** The silhouette of a kind of unit, in one colour. */
export function drawArt(name: ArtName, ink: string, opacity = 1): string {
  const fills = ART[name].filter(([width]) => width === 0).map(([, d]) => d);
  const strokes = ART[name].filter(([width]) => width > 0);
  return group(
    {
      fill: 'none',
      stroke: ink,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: opacity === 1 ? undefined : opacity,
    },
    path(fills.join(''), { fill: ink, 'fill-rule': 'evenodd', stroke: 'none' }),
    ...strokes.map(([width, d]) => path(d, { 'stroke-width': width })),
  );
}

/** Vehicles and guns are told from men at the lowest level of detail. */
export function isMachine(name: ArtName): boolean {
  return name in VEHICLE_ART;
}
