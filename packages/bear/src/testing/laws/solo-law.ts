import { SOUND, unlike } from '@sandtable/kernel/testing';
import { NONE } from '../../model/ids.ts';
import { NO_ENEMY, type SoloTerms, type TrackTile } from '../../model/solo/solo.ts';
import type { State } from '../../model/battle/state.ts';
import { Bag } from './bag.ts';
import type { Law, Printed } from './law.ts';

/** A tile of the Mission Track by its index in the pack. */
export function tileOf(solo: SoloTerms | null, tile: number): TrackTile | undefined {
  return solo?.generated?.tiles.find((each) => each.tile === tile);
}

/**
 * S2.3.1, S6.2: the track's marker advances one space at a time; the cup empties as rumors are revealed. G5.5: a tile is executed
 * where it stands when the marker is there, and moves along its path.
 */
export function soloLaw({ opening: { terms } }: Printed): Law {
  const cup = new Bag(terms.solo?.cup ?? []);
  const gone = new Bag();
  let marker = 1;
  const tiles = new Map((terms.solo?.generated?.tiles ?? []).map(({ tile, path: [first = NONE] }) => [tile, first]));

  /** an empty cup has no enemy in it. A counter that is no unit leaves the game. */
  const pull = (found: number): readonly string[] => {
    if (found === NO_ENEMY && cup.isEmpty) return SOUND;
    if (found < 0) gone.add(found);
    return cup.take(found) ? SOUND : [`${found} is pulled from the cup, but is not in it by the book`];
  };

  return {
    hears: {
      rumorRevealed: ({ found }) => pull(found),
      trackAdvanced: ({ space }) => {
        marker += 1;
        return unlike('the space that the marker is told to come to', space, marker);
      },
      tileExecuted: ({ tile, space }) => [
        ...unlike(`the space of tile ${tile}`, space, tiles.get(tile)),
        ...unlike(`the marker for tile ${tile}`, marker, space),
      ],
      tileLeapt: ({ tile, from, to }) => {
        const { path = [] } = tileOf(terms.solo, tile) ?? {};
        const next = path[path.indexOf(tiles.get(tile) ?? NONE) + 1] ?? NONE;
        const wrong = [
          ...unlike(`where tile ${tile} leaps from`, from, marker),
          ...unlike(`where tile ${tile} leaps to`, to, next),
        ];
        tiles.set(tile, to);
        return wrong;
      },
    },
    differences({ solo }: State) {
      if (solo === null) return SOUND;
      return [
        ...unlike('the marker on the Mission Track', solo.marker, marker),
        ...(marker > (terms.solo?.length ?? 0) ? [`the marker is beyond the Mission Track`] : SOUND),
        ...unlike('the tiles on the Mission Track', solo.tiles.join(), [...tiles.values()].join()),
        ...cup.differences('the Rumored Enemy cup', solo.cup.inside),
        ...gone.differences('what left the Rumored Enemy cup for good', solo.cup.removed),
      ];
    },
  };
}
