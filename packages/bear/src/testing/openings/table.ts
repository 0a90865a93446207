import { FACINGS } from '@sandtable/hex';
import { type BattleMap, nameOfHex } from '../../board/map.ts';
import { NONE } from '../../model/ids.ts';
import type { MarkerView } from '../../model/battle/marker.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { MINE, NO_ENEMY } from '../../model/solo/solo.ts';
import type { State } from '../../model/battle/state.ts';
import type { Unit } from '../../model/battle/unit.ts';

/** Everything on the table of a match in words, for comparison. */
export interface Table {
  readonly round: number;
  readonly rounds: number;
  readonly vp: Readonly<Record<string, number>>;
  readonly players: readonly PlayerTable[];
  /** Every unit in the game: `F03 SE hasty spent`, `waiting`. */
  readonly units: Readonly<Record<string, string>>;
  readonly markers: readonly string[];
  readonly controls: readonly string[];
  readonly actionDeck: PileTable;
  readonly orderDeck: PileTable;
  /** Markers left in the two piles. */
  readonly hits: readonly number[];
  readonly track: { readonly marker: number; readonly cup: readonly string[]; readonly gone: readonly string[] } | null;
  readonly ended: string | null;
}

export interface PlayerTable {
  readonly seat: string;
  readonly caps: number;
  readonly start: number;
  readonly losses: number;
  readonly vp: number;
  readonly hand: readonly string[];
  readonly weapons: readonly string[];
  readonly plots: number;
  readonly active: string | null;
}

interface PileTable {
  readonly inside: readonly string[];
  readonly discards: readonly string[];
  readonly removed: readonly string[];
}

/** The table of a match. Decks are sorted, since their order is random. */
export function tableOf(pack: Pack, map: BattleMap, state: State): Table {
  const { terms, solo } = state;
  const card = (place: number): string => pack.actionCards[place]?.id ?? '?';
  const order = (place: number): string => String(pack.orderCards[place]?.number ?? '?');
  const word = (place: number): string => pack.counters[place]?.word ?? '?';
  const inGame = state.units.flatMap((unit, place) => (unit.fate === 'unused' ? [] : [{ unit, name: word(place) }]));
  return {
    round: state.round,
    rounds: terms.rounds,
    vp: { ...state.vp },
    players: state.players.map(({ seat, caps, start, losses, vp, hand, weapons, plots, activation }) => ({
      seat,
      caps,
      start,
      losses,
      vp,
      hand: hand.map(card),
      weapons: weapons.map(({ card: id, unit, uses }) =>
        weaponText(card(id), unit === NONE ? 'side' : word(unit), uses),
      ),
      plots: plots.length,
      active: activation === null ? null : `${activation.units.map(word).join(' ')}: ${activation.ap} AP`,
    })),
    units: Object.fromEntries(inGame.map(({ unit, name }) => [name, unitText(map, unit, word)])),
    markers: state.markers.map((marker) => markerText(nameOfHex(map, marker.at), marker)).sort(),
    controls: state.controls.map(({ at, side }) => `${nameOfHex(map, at)} ${side ?? 'nobody'}`).sort(),
    actionDeck: pileText(state.actionDeck, card),
    orderDeck: pileText(state.orderDeck, order),
    hits: [state.infantryHits.inside.length, state.vehicleHits.inside.length],
    track:
      solo === null
        ? null
        : {
            marker: solo.marker,
            cup: solo.cup.inside.map((place) => cupText(place, word)).sort(),
            gone: solo.cup.removed.map((place) => cupText(place, word)),
          },
    ended: state.ended?.key ?? null,
  };
}

export function weaponText(card: string, holder: string, uses: number): string {
  return `${card} of ${holder} x${uses}`;
}

/** `smoke F10 +2`, `bunker E05 NE`, `mine F15 soviet hidden` */
export function markerText(
  hex: string,
  marker: Pick<MarkerView, 'kind' | 'dm' | 'facing' | 'side' | 'hidden'>,
): string {
  const { kind, dm, facing, side, hidden } = marker;
  const parts = [kind, hex];
  if (kind === 'smoke') parts.push(`+${dm}`);
  if (kind === 'bunker') parts.push(FACINGS[facing] ?? '?');
  if (side !== null) parts.push(side);
  if (hidden) parts.push('hidden');
  return parts.join(' ');
}

function cupText(place: number, word: (place: number) => string): string {
  if (place === NO_ENEMY) return 'no enemy';
  return place === MINE ? 'mine' : word(place);
}

function pileText(pile: State['actionDeck'], name: (place: number) => string): PileTable {
  const { inside, discards, removed } = pile;
  return { inside: inside.map(name).sort(), discards: discards.map(name), removed: removed.map(name) };
}

/** A unit's states, in this order. */
const FLAGS = ['inside', 'hasty', 'hidden', 'spent', 'shown', 'fired', 'exposed', 'seized'] as const;

function unitText(map: BattleMap, unit: Unit, word: (place: number) => string): string {
  const parts: string[] = [unit.fate === 'inPlay' ? nameOfHex(map, unit.at) : unit.fate, FACINGS[unit.facing] ?? '?'];
  if (unit.carrier !== NONE) parts.push(`in ${word(unit.carrier)}`);
  parts.push(...FLAGS.filter((flag) => unit[flag]));
  if (unit.hit !== NONE) parts.push(`hit ${unit.hit}`);
  if (unit.snag !== 'none') parts.push(unit.snag);
  return parts.join(' ');
}
