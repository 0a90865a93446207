import { latePart, type Wording, type Seat, type EventWords as Words } from '@sandtable/kernel';
import { boardsOf } from '../model/battle/terms.ts';
import type { BoardEdge } from '../model/draft/draft.ts';
import type { Half } from '../model/pack/generator.ts';
import { type CardId, hexId, NONE, type PlayerId, type UnitId, unitId } from '../model/ids.ts';
import { AI_SEAT, roleNames } from '../model/battle/player.ts';
import type { Seen, View } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { cardName } from './rules/cards.ts';
import { MARKER_NAMES, standingIn } from './map-words.ts';
import type { halfText } from './draft/half-text.ts';
import { HIT_NAMES, type Naming, NATIONS, unitName, unitWord } from './units.ts';
import { orderCardName, tileName } from './orders/order-text.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { german: 'The German side', soviet: 'The Soviet side' };

export const draftCardTexts = latePart<typeof halfText>('the texts of Generator Cards');

export interface EventNames {
  hex(hex: number): string;
  /** What blocks the view in a hex: `woods`, `building`. */
  ground(hex: number): string;
  unit(unit: number): string;
  /** Several units; their side is named once. */
  units(units: readonly UnitId[]): string;
  player(player: PlayerId): string;
  /** G2.0: a player before sides are assigned. */
  seat(seat: Seat): string;
  /** B20.3: the scorer: a side, or one of its players. */
  scorer(player: PlayerId): string;
  card(card: CardId): string;
  orderCard(card: CardId): string;
  space(space: number): string;
  marker(marker: number): string;
  /** G1.0a: `Soviet 03`. */
  generatorCard(card: CardId): string;
  /** G5.3b: `Tile 04`. */
  tile(tile: number): string;
  board(board: number): string;
  /** G2.1.6: `the top edge of board 1` */
  edges(edges: readonly BoardEdge[]): string;
  /** the card numbers of a Generator deck, `01 to 12` */
  deck(deck: number): string;
  /** G3.7.3: a Defense Counter, named by its two faces. */
  defense(counter: number): string;
  condition(card: CardId, half: Half): string;
  /** G3.0b: one step of a played half, as worded on the card. */
  option(play: number, step: number): string;
  /** G5.0: whose cards a blind player does not see: `The Soviets`; '' if all are seen. */
  hider(): string;
}

/**
 * Players are named by side: `the Soviet player`, or `Soviet player 2` if a side has several. The player in the seat `you` is called `you`,
 * and the player's units `your Rifle squad 05`.
 */
export function eventNames(seen: Seen, naming: Naming = unitWord, you: Seat | null = null): EventNames {
  const { pack, map, view } = seen;
  const own = you === null ? NONE : view.players.findIndex(({ seat }) => seat === you);
  const isOwn = (unit: number): boolean => own !== NONE && view.units[unit]?.owner === own;
  const unitIn = (unit: number): string => {
    if (pack.counters[unit] === undefined) return 'nobody';
    return isOwn(unit) ? `your ${unitName(seen, unitId(unit))}` : naming(seen, unitId(unit));
  };
  const playerIn = (player: PlayerId): string => (own !== NONE && player === own ? 'you' : nameOfPlayer(view, player));
  return {
    hex: (hex) => map.names[hex] ?? 'somewhere',
    ground: (hex) => standingIn(map, hexId(hex)),
    unit: unitIn,
    units: (units) =>
      units
        .map((unit, place) => {
          const name = unitIn(unit);
          const nation = isOwn(unit) ? 'your ' : `${NATIONS[pack.counters[unit]?.side ?? 'german']} `;
          return place > 0 && name.startsWith(nation) ? name.slice(nation.length) : name;
        })
        .join(', '),
    player: playerIn,
    seat: (seat) => nameOfSeat(view, seat),
    scorer: (player) => {
      const { side = 'german' } = view.players[player] ?? {};
      const isAlone = view.players.filter((other) => other.side === side).length === 1;
      const name = playerIn(player);
      return isAlone && name !== 'you' ? SIDE_NAMES[side] : name;
    },
    card: (card) => cardName(pack.actionCards[card] ?? { id: '?' }),
    orderCard: (card) => orderCardName(pack.orderCards[card]?.number ?? '?'),
    space: (space) => view.terms.solo?.track.find((each) => each.space === space)?.name ?? 'nothing',
    marker: (marker) => {
      const kind = pack.hitMarkers[marker]?.kind;
      return kind === undefined ? 'hit without a marker' : HIT_NAMES[kind];
    },
    generatorCard: (card) => cardOfSide(pack.generatorCards[card]),
    tile: (tile) => tileName(pack.aiTiles[tile]?.number ?? 0),
    board: (board) => pack.boards[board]?.name ?? '?',
    edges: (edges) => printEdges(view, edges),
    deck: (deck) => printDeck(view, deck),
    defense: (counter) => {
      const faces = pack.defenseCounters[counter]?.faces ?? ['smoke'];
      return [...new Set(faces)].map((face) => MARKER_NAMES[face]).join(' or ');
    },
    condition: (card, half) => {
      const found = pack.conditionCards[card];
      return (half === 'top' ? found?.name : found?.bottom.name) ?? '?';
    },
    option: (play, step) => {
      const played = view.draft?.plays[play];
      return (played === undefined ? undefined : draftCardTexts()(pack, played)[step]) ?? '?';
    },
    hider: () => {
      const { side } = view.players[view.terms.solo?.ai ?? NONE] ?? {};
      return side === undefined ? '' : `The ${NATIONS[side]}s`;
    },
  };
}

/** In a generated match seats have no sides, so a player is named by his role once he has one. */
function nameOfPlayer({ players, draft }: View, player: PlayerId): string {
  const { seat = '?' } = players[player] ?? {};
  if (draft === null || seat === AI_SEAT) return printSeat(seat);
  return printSeat(roleNames(players.map(({ side }) => side))[player] ?? '?');
}

/** `p2`: Player 2. */
function nameOfSeat({ draft }: View, seat: Seat): string {
  return draft === null ? printSeat(seat) : `Player ${seat.slice(1)}`;
}

function cardOfSide(card: { readonly side: Side; readonly number: number } | undefined): string {
  return card === undefined ? 'a card' : `${NATIONS[card.side]} ${twoDigits(card.number)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function printDeck({ draft }: View, deck: number): string {
  const role = draft?.plan.roles.find((_role, player) => draft.deckOf[player] === deck);
  const numbers = [role?.cards.from ?? 0, role?.cards.to ?? 0].map(twoDigits);
  return numbers.join(' to ');
}

/** `german`: the German player; `soviet2`: Soviet player 2; `ai`: the AI. */
function printSeat(seat: string): string {
  if (seat === AI_SEAT) return 'the AI';
  const [, letter = '', name = '', number = ''] = /^(.)(\D*)(\d*)$/.exec(seat) ?? [];
  const side = `${letter.toUpperCase()}${name} player`;
  return number === '' ? `the ${side}` : `${side} ${number}`;
}

export type SayEvent<Event> = Wording<Event, EventNames>;

export type EventWords<Event extends { readonly key: string }> = Words<Event, EventNames>;

/** `the top edge of board 1`, `the top edge of boards 1 and 3 and the left edge of board 3` */
export function printEdges(view: Pick<View, 'terms'>, edges: readonly BoardEdge[]): string {
  const byEdge = new Map<string, string[]>();
  for (const { board, edge } of edges)
    byEdge.set(edge, [...(byEdge.get(edge) ?? []), boardsOf(view)[board]?.board.slice(1) ?? '?']);
  return listed(
    [...byEdge].map(
      ([edge, boards]) => `the ${edge} edge of ${boards.length > 1 ? 'boards' : 'board'} ${listed(boards)}`,
    ),
  );
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
