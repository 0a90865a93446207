import { makeMap, type Pack } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import type { MapPicture } from '@sandtable/board';
import type { Engine } from '../engine/engine.ts';
import type { MiniMapModel, MiniPiece } from '../../face/missions.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import type { Mission } from './facts.ts';

/** By the boards: many missions are fought on the same ones. */
const pictures = new Map<string, MapPicture>();

/** The boards of a mission with its units as they are set up; null for boards that cannot be joined. */
export function miniMapOf({ pack }: Engine, { map, controls, players }: Mission): MiniMapModel | null {
  const key = JSON.stringify(map);
  const picture = pictures.get(key) ?? pictureOf(pack, map);
  if (picture === null) return null;
  pictures.set(key, picture);
  return {
    key,
    picture,
    flags: controls.map(({ at }) => at),
    pieces: players.flatMap(({ side, units }) =>
      units.flatMap(({ at }): MiniPiece[] => (at === undefined ? [] : [{ at, side }])),
    ),
    firstSide: 'german',
  };
}

function pictureOf(pack: Pack, map: Mission['map']): MapPicture | null {
  const made = makeMap(pack.boards, map);
  // Hex names could not be read on a map this small.
  return made.ok ? withoutNames(mapPicture({ pack, map: made.value })) : null;
}
