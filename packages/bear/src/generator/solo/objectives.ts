import type { Posture } from '../../model/pack/solo-mission.ts';
import type { ControlView } from '../../model/battle/marker.ts';
import type { HexId, PlayerId, UnitId } from '../../model/ids.ts';
import type { Terms } from '../../model/battle/terms.ts';
import { enemyOf } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';

interface Aims {
  readonly terms: Terms;
  readonly controls: readonly ControlView[];
  readonly posture: Posture;
  readonly ai: PlayerId;
  readonly player: PlayerId;
  /** G6.2f: it goes its own way; -1 for none. */
  readonly truck: UnitId;
}

/**
 * S4.1.4: what a generated mission names besides Control Markers: the ground and the exits that the AI's cards score for; on
 * Defense those of the player too, which are to be barred. An Offense without any goes for where the player comes from.
 */
export function objectivesOf({ terms, controls, posture, ai, player, truck }: Aims): (readonly HexId[])[] {
  const side = terms.players[ai]?.side ?? 'german';
  const scoring = [
    ...groundOf(terms, side, truck),
    ...(posture === 'defense' ? groundOf(terms, enemyOf(side), truck) : []),
  ];
  const hasMarker = controls.some((control) => control.side !== side);
  if (scoring.length > 0 || hasMarker || posture === 'defense') return scoring;
  const edge = terms.entries[player]?.hexes ?? [];
  return edge.length === 0 ? [] : [edge];
}

/** Where a side scores for standing at the end, and for leaving. */
function groundOf({ victory, exits }: Terms, side: Side, truck: UnitId): (readonly HexId[])[] {
  const reached = victory.flatMap((rule) =>
    rule.kind === 'reached' && rule.side === side && rule.hexes.length > 0 ? [rule.hexes] : [],
  );
  const edges = new Set(
    victory.flatMap((rule) => (rule.kind === 'left' && rule.side === side && rule.vp > 0 ? [rule.edge] : [])),
  );
  const left = exits.filter(
    ({ side: whose, edge, hexes, units }) =>
      whose === side &&
      edges.has(edge) &&
      hexes.length > 0 &&
      !(units !== null && units.every((unit) => unit === truck)),
  );
  return [...reached, ...left.map(({ hexes }) => hexes)];
}
