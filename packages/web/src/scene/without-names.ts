import type { MapPicture } from '@sandtable/board';

/** The map without the names in its hexes; hills keep their level. */
export function withoutNames(picture: MapPicture): MapPicture {
  return { ...picture, hexes: picture.hexes.map((hex) => ({ ...hex, label: '' })) };
}
