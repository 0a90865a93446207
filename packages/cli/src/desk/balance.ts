import type { GameResult } from '@sandtable/lab';
import type { LaidFile } from './laid-pack.ts';
import type { SeriesPlace } from './play-games.ts';

/** The range a share should be in, ends included. */
export interface Limits {
  readonly low: number;
  readonly high: number;
}

/** One step of one figure, which might bring a mission within its limits. */
export interface Change {
  /** `Soviet 1 CAP more` */
  readonly name: string;
  /** Options added to those of the item. */
  readonly options?: object;
  readonly pack?: LaidFile;
}

/** A changed mission as a pack, in a form that workers can be sent. */
export function changedMission(game: string, pack: string, name: string, mission: { readonly id: string }): Change {
  const head = { game, id: 'balance', name: 'Balance', author: 'Sandtable', licence: 'MIT', extends: pack };
  return { name, pack: { file: `${mission.id}: ${name}`, text: JSON.stringify({ ...head, missions: [mission] }) } };
}

/** A row of the balance sheet: a mission with an economy, or a guideline. */
export interface BalanceItem extends Pick<SeriesPlace, 'maker' | 'export'> {
  readonly id: string;
  readonly group: string;
  readonly whose: string;
  readonly limits: Limits;
  readonly options: object;
  /** The points of a game, from 0 to 1. */
  points(result: GameResult): number;
  /** What to try, in order, if the share is too low, or else too high. */
  changes(isTooLow: boolean): readonly Change[];
}

export interface BalanceDesk {
  readonly items: readonly BalanceItem[];
  /** Throws if a changed mission breaks the rules for packs: for example, an event past the end of its track. */
  open(pack: LaidFile): object;
  /** Remarks on the games of all items, about cards, orders and tiles, in Markdown. */
  notes(played: ReadonlyMap<string, readonly GameResult[]>): readonly string[];
}

/** A side's points; a draw is half a point. */
export function pointsOf(isOurs: (seat: string) => boolean): (result: GameResult) => number {
  return ({ outcome: { winners } }) => {
    const [ours, theirs] = [winners.some(isOurs), winners.some((seat) => !isOurs(seat))];
    return ours === theirs ? 0.5 : Number(ours);
  };
}

/** Against the AI a draw counts as a loss. */
export function winsOf(isOurs: (seat: string) => boolean): (result: GameResult) => number {
  return ({ outcome: { winners } }) => Number(winners.some(isOurs));
}

export const EVEN: Limits = { low: 0.42, high: 0.58 };
