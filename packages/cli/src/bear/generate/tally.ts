import { AI_SEAT, cardWord, type DraftStatistics, type Pack, type Side } from '@sandtable/bear';
import { type GameResult, type Share, shareOf } from '@sandtable/lab';
import type { GeneratedRecord } from '../series.ts';

/** The results of many generated matches by side, half and tile, as plain JSON. */
export interface GeneratedTally {
  readonly sides: readonly { readonly side: Side; readonly wins: Share }[];
  readonly draws: Share;
  readonly initiative: Share;
  readonly tops: Share;
  /** For each half of a card: the games it was played in, and how many of those its side won. */
  readonly halves: readonly HalfTally[];
  readonly boards: Readonly<Record<string, number>>;
  readonly solo: SoloTally | null;
  readonly never: Never;
}

export interface HalfTally {
  readonly card: string;
  readonly half: string;
  readonly played: number;
  readonly wins: Share;
}

interface SoloTally {
  readonly player: Share;
  readonly ai: Readonly<Record<Side, number>>;
  readonly offense: Share;
  /** For each tile: the games it was in play, those in which it acted, and how often in all. */
  readonly tiles: readonly TileTally[];
}

interface TileTally {
  readonly tile: string;
  readonly games: number;
  readonly acted: Share;
  readonly times: number;
}

/** What the options allow but never came up. */
interface Never {
  readonly halves: readonly string[];
  readonly conditions: readonly string[];
  readonly boards: readonly string[];
  /** Tiles never in play, and tiles in play that never acted. */
  readonly tiles: readonly string[];
  readonly idleTiles: readonly string[];
}

interface Game {
  readonly draft: DraftStatistics;
  /** Empty for a draw. */
  readonly won: readonly Side[];
}

const SIDES: readonly Side[] = ['german', 'soviet'];
const HALVES = ['top', 'bottom'] as const;

/** The cards that the guideline deals; the pack's other cards do not count as missing. */
export interface DealtCards {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

export function tallyGames(pack: Pack, dealt: readonly DealtCards[], results: readonly GameResult[]): GeneratedTally {
  const games = results.flatMap((result) => gameOf(result));
  const count = (holds: (game: Game) => boolean, among: readonly Game[] = games): Share =>
    shareOf(among.filter(holds).length, Math.max(1, among.length));
  const halves = games.flatMap(({ draft }) => draft.plays);
  const words = [...new Set(pack.generatorCards.filter((card) => isDealt(dealt, card)).map(cardWord))];
  const table = words.flatMap((card) =>
    HALVES.map((half) => {
      const played = games.filter(({ draft }) => draft.plays.some((play) => play.card === card && play.half === half));
      const side = SIDES.find((each) => card.startsWith(each)) ?? 'german';
      return { card, half, played: played.length, wins: count(({ won }) => won.includes(side), played) };
    }),
  );
  const solo = soloTally(games, count);
  return {
    sides: SIDES.map((side) => ({ side, wins: count(({ won }) => won.includes(side)) })),
    draws: count(({ won }) => won.length === 0),
    initiative: count(({ won, draft }) => draft.initiative !== null && won.includes(draft.initiative)),
    tops: shareOf(halves.filter(({ half }) => half === 'top').length, Math.max(1, halves.length)),
    halves: table.filter(({ played }) => played > 0),
    boards: countsOf(games.flatMap(({ draft }) => draft.boards)),
    solo,
    never: {
      halves: table.filter(({ played }) => played === 0).map(({ card, half }) => `${card} ${half}`),
      conditions: missing(
        pack.conditionCards.flatMap(({ id }) => HALVES.map((half) => `${id} ${half}`)),
        games.flatMap(({ draft }) => draft.conditions.map(({ card, half }) => `${card} ${half}`)),
      ),
      boards: missing(
        pack.boards.map(({ id }) => id),
        games.flatMap(({ draft }) => draft.boards),
      ),
      tiles:
        solo === null
          ? []
          : missing(
              words,
              solo.tiles.map(({ tile }) => tile),
            ),
      idleTiles: (solo?.tiles ?? []).filter(({ times }) => times === 0).map(({ tile }) => tile),
    },
  };
}

export function allCards({ generatorCards }: Pack): readonly DealtCards[] {
  return SIDES.map((side) => {
    const numbers = generatorCards.flatMap((card) => (card.side === side ? [card.number] : []));
    return { side, from: Math.min(...numbers), to: Math.max(...numbers) };
  });
}

/** The side of each seat. */
export function sidesIn({ record }: GameResult): Readonly<Record<string, Side>> {
  return isRecord(record) ? (record.draft?.sides ?? {}) : {};
}

/** What the record holds about the AI, in a generated mission or any other. */
export function aiIn({ record }: GameResult): unknown {
  return isRecord(record) ? record.ai : record;
}

function gameOf({ record, outcome }: GameResult): Game[] {
  const draft = isRecord(record) ? record.draft : null;
  if (draft === null) return [];
  return [{ draft, won: [...new Set(outcome.winners.flatMap((seat) => draft.sides[seat] ?? []))] }];
}

/** Worker threads send back what `generatedSeries` recorded. */
function isRecord(record: unknown): record is GeneratedRecord {
  return typeof record === 'object' && record !== null && 'draft' in record;
}

function isDealt(
  dealt: readonly DealtCards[],
  { side, number }: { readonly side: Side; readonly number: number },
): boolean {
  return dealt.some((range) => range.side === side && number >= range.from && number <= range.to);
}

function soloTally(
  games: readonly Game[],
  count: (holds: (game: Game) => boolean, among?: readonly Game[]) => Share,
): SoloTally | null {
  const built = games.filter(({ draft }) => draft.ai !== null);
  if (built.length === 0) return null;
  const tiles = [...new Set(built.flatMap(({ draft }) => Object.keys(draft.ai?.tiles ?? {})))].sort();
  return {
    player: count(({ won, draft }) => won.some((side) => draft.sides[AI_SEAT] !== side)),
    ai: { german: 0, soviet: 0, ...countsOf(built.flatMap(({ draft }) => draft.ai?.side ?? [])) },
    offense: count(({ draft }) => draft.ai?.posture === 'offense', built),
    tiles: tiles.map((tile) => {
      const there = built.filter(({ draft }) => draft.ai?.tiles[tile] !== undefined);
      const times = there.reduce((sum, { draft }) => sum + (draft.ai?.tiles[tile] ?? 0), 0);
      return { tile, games: there.length, acted: count(({ draft }) => (draft.ai?.tiles[tile] ?? 0) > 0, there), times };
    }),
  };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function missing(all: readonly string[], seen: readonly string[]): string[] {
  const found = new Set(seen);
  return all.filter((name) => !found.has(name));
}
