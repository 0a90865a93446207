import { explainChangedOptions, nameOfHex, type View } from '@sandtable/bear';
import { printMapAddress } from '@sandtable/hex';
import type { Engine } from '../engine/engine.ts';
import { isDraft, matchName } from '../draft/match-name.ts';
import type { Standing } from '../../face/link.ts';

/** What the list of matches tells of one. */
export function standingOf({ on, pack }: Engine, view: View): Standing {
  const { map } = on(view);
  const { terms, round, vp } = view;
  return {
    mission: terms.mission,
    name: matchName(pack, view),
    standing: isDraft(view)
      ? 'Being drafted'
      : `Round ${round} of ${terms.rounds} · VP German ${vp.german} : ${vp.soviet} Soviet`,
    pieces: view.units.flatMap(({ at, owner, fate }) => {
      const side = view.players[owner]?.side;
      if (fate !== 'inPlay' || at === -1 || side === undefined) return [];
      // BG.2: the players may name hexes otherwise than the mission does.
      return [{ at: map.joined === null ? nameOfHex(map, at) : printMapAddress(map.joined, at), side }];
    }),
    names: {},
    rules: explainChangedOptions(view.options).map(({ name, label }) => `${name}: ${label}`),
  };
}
