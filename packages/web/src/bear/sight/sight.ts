import type { Seen } from '@sandtable/bear';
import type { Sight } from '../../face/sight.ts';
import { profileOf } from './profile.ts';
import { seenFrom, sightShade, threadBetween, threadOverlays } from './sight-model.ts';

/** The line of sight on a view. */
export function sightOf(seen: Seen): Sight {
  return {
    from: (hex) => ({ count: seenFrom(seen, hex).size, of: seen.tables.size, overlays: sightShade(seen, hex) }),
    between: (from, to) => {
      const thread = threadBetween(seen, from, to);
      const { isClear, distance, sentence, rules } = thread;
      return {
        isClear,
        distance,
        sentence,
        rules,
        overlays: threadOverlays(seen, thread),
        profile: profileOf(seen, thread),
      };
    },
  };
}
