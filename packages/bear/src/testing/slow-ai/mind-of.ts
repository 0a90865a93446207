import { sideOf, unitOf } from '../../model/battle.ts';
import { playerOf, type Seen } from '../../model/state.ts';
import { hexUnder, type Mind } from './mind.ts';
import { zonesAgainst } from './zones.ts';

/** What the AI knows at the beginning of its turn. */
export function mindOf(seen: Seen, command: boolean): Mind {
  const { solo } = seen.view.terms;
  if (solo === null) throw new Error('there is no AI in this match');
  const { side } = playerOf(seen, solo.ai);
  const there = seen.view.roster.filter((unit) => hexUnder(seen, unit) !== -1);
  const standing = there.filter((unit) => unitOf(seen, unit).carrier === -1);
  const markers = seen.view.controls.filter((control) => control.side !== side).map(({ at }) => [at]);
  return {
    seen,
    side,
    command,
    rolls: () => 1,
    choices: [],
    wayNumbers: new Map(),
    ai: standing.filter((unit) => sideOf(seen, unit) === side),
    carried: there.filter((unit) => sideOf(seen, unit) === side && unitOf(seen, unit).carrier !== -1),
    units: standing.filter((unit) => sideOf(seen, unit) !== side),
    zones: { red: zonesAgainst(seen, standing, 'red'), blue: zonesAgainst(seen, standing, 'blue') },
    zonesWithout: new Map(),
    objectives: [...markers, ...solo.objectives].map((hexes, place) => ({ kind: 'objective', place, hexes })),
    markers: seen.view.controls
      .filter((control) => control.side === side)
      .map(({ at }, place) => ({ kind: 'ownMarker', place, hexes: [at] })),
  };
}
