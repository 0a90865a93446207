import { FOOT_ART } from './art-foot.ts';
import { GUN_ART } from './art-guns.ts';
import { LINE_ART } from './art-line.ts';
import type { Art } from './art-part.ts';
import { VEHICLE_ART } from './art-vehicles.ts';
import { group, path } from './svg.ts';

const ART = { ...FOOT_ART, ...GUN_ART, ...LINE_ART, ...VEHICLE_ART };

/** All silhouettes by name. To add one, add an entry to one of the tables. */
export type ArtName = keyof typeof ART;
export const ART_NAMES: readonly ArtName[] = Object.keys(ART).filter(isArtName);

function isArtName(name: string): name is ArtName {
  return Object.hasOwn(ART, name);
}

/** The colour of a silhouette and of the counter under it. */
export interface ArtInks {
  readonly ink: string;
  readonly ground: string;
}

/** Opacity of the bright parts. */
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

/** The frame of every symbol on the counter's 100 by 100 grid. */
const FRAME = 'M27 32H73V64H27Z';

/** A framed symbol instead of a silhouette. */
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

/** At the lowest level of detail only vehicles and men are distinguished. */
export function isMachine(name: ArtName): boolean {
  return name in VEHICLE_ART;
}
