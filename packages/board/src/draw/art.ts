import { FOOT_ART } from './art-foot.ts';
import { GUN_ART } from './art-guns.ts';
import { LINE_ART } from './art-line.ts';
import type { Art } from './art-part.ts';
import { VEHICLE_ART } from './art-vehicles.ts';
import { group, path } from './svg.ts';

const ART = { ...FOOT_ART, ...GUN_ART, ...LINE_ART, ...VEHICLE_ART };

/** Our own drawings by name: an entry in one of the tables is a new one. */
export type ArtName = keyof typeof ART;
export const ART_NAMES: readonly ArtName[] = Object.keys(ART).filter(isArtName);

function isArtName(name: string): name is ArtName {
  return Object.hasOwn(ART, name);
}

/** What a silhouette is drawn in, and the colour of what it lies on. */
export interface ArtInks {
  readonly ink: string;
  readonly ground: string;
}

/** How strong what shines on a silhouette is. */
const LIT = 0.62;

/** The silhouette of a kind of unit: filled outlines, cut and lit in the colour of the counter. */
export function drawArt(name: ArtName, { ink, ground }: ArtInks, opacity = 1): string {
  const { body, cuts, lit }: Art = ART[name];
  return group(
    { opacity: opacity === 1 ? undefined : opacity },
    path(body, { fill: ink }),
    path(lit, { fill: ground, 'fill-opacity': LIT, 'fill-rule': 'evenodd' }),
    path(cuts, { fill: 'none', stroke: ground, 'stroke-width': 1.25, 'stroke-linecap': 'round' }),
  );
}

/** The frame that every symbol stands in, on the counter's grid of 100 by 100. */
const FRAME = 'M27 32H73V64H27Z';

/** A symbol in a frame instead of a silhouette, for those who read these faster. */
export function drawFrame(name: ArtName, { ink }: ArtInks, opacity = 1): string {
  const [lines, fills] = ART[name].symbol;
  return group(
    {
      fill: 'none',
      stroke: ink,
      'stroke-width': 3.2,
      'stroke-linejoin': 'round',
      opacity: opacity === 1 ? undefined : opacity,
    },
    path(FRAME + lines, {}),
    path(fills, { fill: ink }),
  );
}

/** Vehicles are told from men at the lowest level of detail. */
export function isMachine(name: ArtName): boolean {
  return name in VEHICLE_ART;
}
