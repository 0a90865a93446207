import type { GameResult } from '@sandtable/lab';
import type { LaidFile } from './laid-pack.ts';
import type { SeriesPlace } from './play-games.ts';

/** What a share should be within, both ends included. */
export interface Limits {
  readonly low: number;
  readonly high: number;
}

/** A step of one figure that might bring a mission within its limits. */
export interface Change {
  /** `Soviet 1 CAP more` */
  readonly name: string;
  /** Options beside those of the item. */
  readonly options?: object;
  /** The mission as it would be, as a pack of one's own. */
  readonly pack?: LaidFile;
}

/** A mission of a game's pack as it would be, in a pack that any worker can be handed. */
export function changedMission(game: string, pack: string, name: string, mission: { readonly id: string }): Change {
  const head = { game, id: 'balance', name: 'Balance', author: 'Sandtable', licence: 'MIT', extends: pack };
  return { name, pack: { file: `${mission.id}: ${name}`, text: JSON.stringify({ ...head, missions: [mission] }) } };
}

/** Something whose balance is measured: a mission in an economy, a guideline. */
export interface BalanceItem extends Pick<SeriesPlace, 'maker' | 'export'> {
  readonly id: string;
  /** Those of one group are in one table. */
  readonly group: string;
  /** Whose share it is. */
  readonly whose: string;
  readonly limits: Limits;
  readonly options: object;
  /** Of a game, from 0 to 1. */
  points(result: GameResult): number;
  /** What to try one after another if the share is too low, or else too high. */
  changes(isTooLow: boolean): readonly Change[];
}

export interface BalanceDesk {
  readonly items: readonly BalanceItem[];
  /** Throws if a changed mission breaks the rules for packs: its track may have an event at its end, for example. */
  open(pack: LaidFile): object;
  /** What else was seen in the games, by item: cards, orders, tiles. Paragraphs and tables of Markdown. */
  notes(played: ReadonlyMap<string, readonly GameResult[]>): readonly string[];
}

/** A side's points: a draw is half. */
export function pointsOf(isOurs: (seat: string) => boolean): (result: GameResult) => number {
  return ({ outcome: { winners } }) => {
    const [ours, theirs] = [winners.some(isOurs), winners.some((seat) => !isOurs(seat))];
    return ours === theirs ? 0.5 : Number(ours);
  };
}

/** Against the AI a draw is no win. */
export function winsOf(isOurs: (seat: string) => boolean): (result: GameResult) => number {
  return ({ outcome: { winners } }) => Number(winners.some(isOurs));
}

export const EVEN: Limits = { low: 0.42, high: 0.58 };
