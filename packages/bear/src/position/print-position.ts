import { printFacing } from '@sandtable/hex';
import { counterOf, unitOf } from '../model/battle/battle.ts';
import type { MarkerView } from '../model/battle/marker.ts';
import type { PositionSource } from '../model/pack/position.ts';
import type { Seen } from '../model/battle/state.ts';
import { isRumor, type Side, SIDES } from '../model/pack/unit-type.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { nameOfHex } from '../board/map.ts';

/** A battle before its first shot as a position file, and what such a file cannot express. */
export interface PrintedPosition {
  readonly position: PositionSource;
  /** `the Action deck`, `what scores besides units destroyed` */
  readonly missing: readonly string[];
}

type UnitSource = NonNullable<PositionSource['units']>[number];
type MarkerSource = NonNullable<PositionSource['markers']>[number];

export function printPosition(seen: Seen): PrintedPosition {
  const { view, map } = seen;
  const { terms } = view;
  return {
    position: {
      game: 'bear',
      map: terms.map,
      units: inPlay(seen).map((unit) => printUnit(seen, unit)),
      entries: printEntries(seen),
      controls: view.controls.map(({ at, side }) => ({ at: nameOfHex(map, at), side })),
      markers: view.markers.map((marker) => printMarker(seen, marker)),
      rules: terms.rules.flatMap(({ side, player, ...rule }) =>
        player === NONE ? [side === null ? { rule } : { side, rule }] : [],
      ),
      rounds: terms.rounds,
      players: { german: printPlayer(seen, 'german'), soviet: printPlayer(seen, 'soviet') },
    },
    missing: missingOf(seen),
  };
}

/** Without Rumored Enemies: they belong to the AI, which the file leaves out. */
function inPlay(seen: Seen): UnitId[] {
  return seen.view.roster.filter((unit) => unitOf(seen, unit).at !== NONE && !isRumor(counterOf(seen, unit).type));
}

function printUnit(seen: Seen, unit: UnitId): UnitSource {
  const { at, facing, carrier, inside, hasty, hidden } = unitOf(seen, unit);
  return {
    unit: counterOf(seen, unit).word,
    at: nameOfHex(seen.map, at),
    facing: printFacing(facing),
    ...(carrier === NONE ? {} : { carrier: counterOf(seen, carrier).word }),
    ...(inside ? { inside } : {}),
    ...(hasty ? { hasty } : {}),
    ...(hidden ? { hidden } : {}),
  };
}

/** B5.5: only entries that units use. */
function printEntries(seen: Seen): NonNullable<PositionSource['entries']> {
  const { terms, roster } = seen.view;
  return terms.entries.flatMap(({ round, hexes }, entry) => {
    const units = roster.filter((unit) => {
      const it = unitOf(seen, unit);
      return it.fate === 'waiting' && it.entry === entry;
    });
    if (units.length === 0) return [];
    const words = units.map((unit) => counterOf(seen, unit).word);
    return [{ units: words, round, hexes: hexes.map((hex) => nameOfHex(seen.map, hex)) }];
  });
}

function printMarker({ map }: Seen, { kind, at, dm, facing, side, hidden }: MarkerView): MarkerSource {
  const hex = nameOfHex(map, at);
  if (kind === 'smoke') return { kind, at: hex, dm: dm > 1 ? 2 : 1 };
  if (kind === 'bunker') return { kind, at: hex, facing: printFacing(facing) };
  if (kind === 'mine') return { kind, at: hex, side: side ?? 'german', hidden };
  if (kind === 'hasty') return { kind, at: hex, side: side ?? 'german' };
  return { kind, at: hex };
}

/** The file has one set of CAPs for team-mates. */
function printPlayer({ view: { players }, pack }: Seen, side: Side): NonNullable<PositionSource['players']>['german'] {
  const own = players.filter((player) => player.side === side);
  return {
    caps: own.reduce((sum, { start }) => sum + start, 0),
    weapons: own.flatMap(({ weapons }) =>
      weapons.map(({ card, unit, uses }) => ({
        card: pack.actionCards[card]?.id ?? '',
        ...(unit === NONE ? {} : { unit: pack.counters[unit]?.word ?? '' }),
        uses,
      })),
    ),
  };
}

function missingOf({ view: { terms, players } }: Seen): string[] {
  const parts: readonly (readonly [string, boolean])[] = [
    ['the Action deck', terms.deck.length > 0],
    ['what scores besides units destroyed', terms.victory.length > SIDES.length],
    ['exits', terms.exits.length > 0],
    ['special rules for one player alone', terms.rules.some(({ player }) => player !== NONE)],
    ['team-mates', players.length > SIDES.length],
    ['the AI with its sheet, deck and cups', terms.solo !== null],
  ];
  return parts.flatMap(([name, isThere]) => (isThere ? [name] : []));
}
