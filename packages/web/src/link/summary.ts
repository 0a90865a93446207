import { explainChangedOptions, nameOfHex, type View } from '@sandtable/bear';
import { printMapAddress } from '@sandtable/hex';
import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Engine } from '../engine/engine.ts';
import type { Table } from './table.ts';

/** What the list of matches shows of one, kept beside its file so that no match is opened for it. */
export interface Summary {
  readonly id: string;
  readonly mission: string | null;
  readonly name: string;
  readonly round: number;
  readonly rounds: number;
  readonly vp: View['vp'];
  readonly seating: Seating;
  /** Null when it is over. */
  readonly asks: Seat | null;
  readonly winners: readonly Seat[];
  readonly entries: number;
  /** Units in play that everybody can see, for a small map: hex by its printed name, and side. */
  readonly pieces: readonly { readonly at: string; readonly side: keyof View['vp'] }[];
  /** The rules that are not as printed, in words; matches of older days have none noted down. */
  readonly rules?: readonly string[];
  /** When it was last played, in milliseconds. */
  readonly changed: number;
}

/** As everybody may know it: it stands on a page that is open to all who share the screen. */
export function summaryOf({ on, pack }: Engine, table: Table, id: string, changed: number): Summary {
  const { view, outcome, pending } = table.match.now('spectator');
  const { map } = on(view);
  const mission = pack.missions.find((each) => each.id === view.terms.mission);
  return {
    id,
    mission: view.terms.mission,
    name: mission?.name ?? 'A position',
    round: view.round,
    rounds: view.terms.rounds,
    vp: { ...view.vp },
    seating: table.seating,
    asks: pending?.seat ?? null,
    winners: outcome?.winners ?? [],
    entries: table.match.seq,
    pieces: view.units.flatMap(({ at, owner, fate }) => {
      const side = view.players[owner]?.side;
      if (fate !== 'inPlay' || at === -1 || side === undefined) return [];
      // BG.2: the players may name hexes otherwise than the mission does.
      return [{ at: map.joined === null ? nameOfHex(map, at) : printMapAddress(map.joined, at), side }];
    }),
    rules: explainChangedOptions(view.options).map(({ name, label }) => `${name}: ${label}`),
    changed,
  };
}
