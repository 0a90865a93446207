import { printPlace } from '@sandtable/limanowa';
import { mapPictureOf } from '@sandtable/limanowa/pictures';
import type { MapPicture } from '@sandtable/board';
import type { MiniMapModel } from '../../face/missions.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import type { Engine } from '../engine/engine.ts';
import type { Mission } from './facts.ts';

/** By the map: most missions are fought on the same one. */
const pictures = new Map<string, MapPicture>();

/** The map of a mission with its units as they are set up; null for one that is not in the pack. */
export function miniMapOf({ pack }: Engine, { map, objectives, corps }: Mission): MiniMapModel | null {
  const plan = pack.maps.find(({ id }) => id === map);
  if (plan === undefined) return null;
  // Hex names could not be read on a map this small.
  const picture = pictures.get(map) ?? withoutNames(mapPictureOf(plan));
  pictures.set(map, picture);
  return {
    key: map,
    picture,
    flags: objectives.map(({ at }) => printPlace(at)),
    pieces: corps.flatMap(({ side, units }) => units.map(({ at }) => ({ at: printPlace(at), side }))),
    firstSide: 'austria',
  };
}
