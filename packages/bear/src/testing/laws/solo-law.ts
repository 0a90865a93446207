import { NO_ENEMY } from '../../model/solo.ts';
import type { State } from '../../model/state.ts';
import { Bag } from './bag.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';

/** S2.3.1, S6.2: the track's marker goes one space at a time; what is in the cup comes out when a rumor is revealed. */
export function soloLaw({ opening: { terms } }: Printed): Law {
  const cup = new Bag(terms.solo?.cup ?? []);
  const gone = new Bag();
  let marker = 1;

  /** an empty cup has no enemy in it. What is no unit leaves the game. */
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
    },
    differences({ solo }: State) {
      if (solo === null) return SOUND;
      return [
        ...unlike('the marker on the Mission Track', solo.marker, marker),
        ...(marker > (terms.solo?.length ?? 0) ? [`the marker is beyond the Mission Track`] : SOUND),
        ...cup.differences('the Rumored Enemy cup', solo.cup.inside),
        ...gone.differences('what left the Rumored Enemy cup for good', solo.cup.removed),
      ];
    },
  };
}
