import { COMMON_ART } from '../draw/art-common.ts';
import { FOOT_ART } from '../draw/art-foot.ts';
import { GUN_ART } from '../draw/art-guns.ts';
import { LINE_ART } from '../draw/art-line.ts';
import type { Art } from '../draw/art-part.ts';
import { VEHICLE_ART } from '../draw/art-vehicles.ts';

export const ALL_ART = { ...COMMON_ART, ...FOOT_ART, ...GUN_ART, ...LINE_ART, ...VEHICLE_ART };

/** Every silhouette with its name. */
export const EVERY_ART: readonly (readonly [name: string, art: Art])[] = Object.entries(ALL_ART);
