import { hexesAlong, nameOfHex, oppositeSide, type Seen, sideOfMap, type EntryWay } from '@sandtable/bear';
import { arrowsOf, ghostOf } from '@sandtable/bear/pictures';
import type { Facing } from '@sandtable/hex';
import type { Pictured } from '../../face/field.ts';
import type { Overlays } from '../../face/overlays.ts';
import { halfZone } from './half-preview.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { hexIds } from '../scene/overlays.ts';
import type { BearSaying } from '../speech/saying.ts';

/** G2.1.6, G3.7.1: from where each side enters, in its colours; where it is a later round or a group of its own, that too. */
export function draftStanding(seen: Seen): Overlays {
  const { draft, terms } = seen.view;
  return (draft?.ways ?? []).flatMap((way, place) => {
    const hexes = terms.entries[place]?.hexes ?? [];
    return hexes.length === 0
      ? []
      : arrowsOf(seen, { side: sideOfWay(seen, way), hexes, goes: 'in', text: textOf(way) });
  });
}

function sideOfWay({ view }: Seen, { player }: Pick<EntryWay, 'player'>) {
  return view.players[player]?.side ?? 'german';
}

function textOf({ round }: EntryWay): string {
  return round > 1 ? `Round ${round}` : '';
}

/** The hexes that can be clicked, and the edges. */
export function draftHints(saying: BearSaying): Overlays {
  const { seen } = saying;
  const { hexes, edges } = clickablesOf(saying);
  const beside = edges.flatMap(({ choice }) => (choice.kind === 'edge' ? choice.hexes : []));
  const open = [...new Set([...hexes.keys(), ...beside])];
  return open.length === 0 ? [] : [{ kind: 'zone', zone: 'place', hexes: hexIds(seen, open) }];
}

/** What is being said: counters where they would stand, and both sides' arrows for an edge. */
export function draftPictured(saying: BearSaying): Pictured {
  const { position, seen, words } = saying;
  let unit = -1;
  let at = -1;
  let facing: Facing | null = null;
  for (const said of position.heard(words)) {
    if (said.kind === 'unit') unit = said.unit;
    else if (said.kind === 'hex') at = said.hex;
    else if (said.kind === 'facing') facing = said.facing;
  }
  const there = at === -1 && facing !== null ? position.hexOfUnit(unit) : at;
  const ghosts = unit === -1 || there === -1 ? [] : [ghostOf(seen, unit, there, facing)];
  const named: Overlays =
    unit === -1 && at !== -1 ? [{ kind: 'ring', at: nameOfHex(seen.map, at), ring: 'selected' }] : [];
  return { overlays: [...named, ...edgeArrows(saying), ...halfZone(saying)], ghosts };
}

/** G2.1.6: who names an edge has that side of the map, and his enemy the one across it. */
function edgeArrows({ game, seen, words }: BearSaying): Overlays {
  const { map } = seen.view.terms;
  const asked = game.pending(seen.view);
  const edge = game.heard(seen.view, words).find(({ kind }) => kind === 'boardEdge');
  if (asked?.key !== 'edge' || edge?.kind !== 'boardEdge' || !('boards' in map)) return [];
  const own = sideOfMap(map.boards, edge.value);
  const side = seen.view.players.find(({ seat }) => seat === asked.seat)?.side ?? 'german';
  const enemy = side === 'german' ? 'soviet' : 'german';
  return [
    ...arrowsOf(seen, { side, hexes: hexesAlong(seen.map, own), goes: 'in', text: 'You' }),
    ...arrowsOf(seen, {
      side: enemy,
      hexes: hexesAlong(seen.map, oppositeSide(map.boards, own)),
      goes: 'in',
      text: 'Enemy',
    }),
  ];
}
