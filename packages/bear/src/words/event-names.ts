import type { HexId, PlayerId, UnitId } from '../model/ids.ts';
import { AI_SEAT } from '../model/player.ts';
import type { Seen } from '../model/state.ts';
import type { Side } from '../model/unit-type.ts';
import { cardName } from './cards.ts';
import { HIT_NAMES } from './hit-words.ts';
import { orderCardName } from './order-text.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { german: 'The German side', soviet: 'The Soviet side' };

/** How things of a match are called in its log. */
export interface EventNames {
  hex(hex: HexId): string;
  unit(unit: UnitId): string;
  player(player: PlayerId): string;
  /** B20.3: who scores: a side, or one of several players it has. */
  scorer(player: PlayerId): string;
  card(card: number): string;
  orderCard(card: number): string;
  /** G1.0a: `Soviet 03`. */
  generatorCard(card: number): string;
  /** G5.3b: `Tile 04`. */
  tile(tile: number): string;
  /** The title of a space of the Mission Track. */
  space(space: number): string;
  marker(marker: number): string;
}

/** Units go by their words, players by their sides: the Soviet player, or with several of them Soviet player 2. */
export function eventNames({ pack, map, view }: Seen): EventNames {
  return {
    hex: (hex) => map.names[hex] ?? 'somewhere',
    unit: (unit) => pack.counters[unit]?.word ?? 'nobody',
    player: (player) => printSeat(view.players[player]?.seat ?? '?'),
    scorer: (player) => {
      const { seat = '?', side = 'german' } = view.players[player] ?? {};
      const isAlone = view.players.filter((other) => other.side === side).length === 1;
      return isAlone ? SIDE_NAMES[side] : printSeat(seat);
    },
    card: (card) => cardName(pack.actionCards[card] ?? { id: '?' }),
    orderCard: (card) => orderCardName(pack.orderCards[card]?.number ?? '?'),
    generatorCard: (card) => cardOfSide(pack.generatorCards[card]),
    tile: (tile) => `Tile ${twoDigits(pack.aiTiles[tile]?.number ?? 0)}`,
    space: (space) => view.terms.solo?.track.find((each) => each.space === space)?.name ?? 'nothing',
    marker: (marker) => {
      const kind = pack.hitMarkers[marker]?.kind;
      return kind === undefined ? 'hit without a marker' : HIT_NAMES[kind];
    },
  };
}

const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = { german: 'German', soviet: 'Soviet' };

function cardOfSide(card: { readonly side: Side; readonly number: number } | undefined): string {
  return card === undefined ? 'a card' : `${SIDE_ADJECTIVES[card.side]} ${twoDigits(card.number)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** german: the German player; soviet2: Soviet player 2; ai: the AI. */
function printSeat(seat: string): string {
  if (seat === AI_SEAT) return 'the AI';
  const [, letter = '', name = '', number = ''] = /^(.)(\D*)(\d*)$/.exec(seat) ?? [];
  const side = `${letter.toUpperCase()}${name} player`;
  return number === '' ? `the ${side}` : `${side} ${number}`;
}
