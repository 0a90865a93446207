import { choose, type Rung } from '@sandtable/kernel';
import { typeOf, unitOf } from '../model/battle.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { LimanowaIo, Seen } from '../model/state.ts';
import { rankOf } from '../model/forces.ts';
import type { AiReason, ChoiceTrace, RowId, RungKey } from './trace.ts';

// LS7.0: the second AI reference card, and the orders of the AI's round. A row is a ladder of rungs; a die decides among the
// candidates left after all rungs.

/** An enemy with the AI's target value against it. */
export interface Foe {
  readonly unit: UnitId;
  readonly tv: number;
  readonly rp: number;
  readonly rank: number;
}

export interface OwnUnit {
  readonly unit: UnitId;
  readonly rp: number;
  readonly av: number;
  readonly dv: number;
  readonly rank: number;
}

/** An empty objective and the distance of the nearest unit that can enter it. */
export interface ObjectiveGoal {
  readonly unit: HexId;
  readonly distance: number;
}

export function foe(seen: Seen, unit: UnitId, tv: number): Foe {
  return { unit, tv, rp: unitOf(seen, unit).rp, rank: rankOf(typeOf(seen, unit)) };
}

/** LS7C2, LS4.2e: AV and DV as printed. */
export function own(seen: Seen, unit: UnitId): OwnUnit {
  const type = typeOf(seen, unit);
  return { unit, rp: unitOf(seen, unit).rp, av: type.av, dv: type.dv, rank: rankOf(type) };
}

interface Row<C> {
  readonly row: RowId;
  readonly rungs: readonly Rung<C, RungKey>[];
}

const highestTv = (rule: RowId): Rung<Foe, RungKey> => ({ rule, rung: 'highestTv', figure: ({ tv }) => -tv });
const lowestRp = (rule: RowId): Rung<{ rp: number }, RungKey> => ({ rule, rung: 'lowestRp', figure: ({ rp }) => rp });
const highestRank = (rule: RowId): Rung<{ rank: number }, RungKey> => ({
  rule,
  rung: 'highestRank',
  figure: ({ rank }) => -rank,
});
const highestAv = (rule: RowId): Rung<OwnUnit, RungKey> => ({ rule, rung: 'highestAv', figure: ({ av }) => -av });

/** Among enemies with 1 RP: the likeliest hit, then the higher rank. */
const weakest = (row: RowId): Row<Foe> => ({ row, rungs: [highestTv(row), highestRank(row)] });
const likeliest = (row: RowId): Row<Foe> => ({ row, rungs: [highestTv(row), lowestRp(row), highestRank(row)] });

export const LS7A1 = weakest('LS7A1');
export const LS7A2 = likeliest('LS7A2');
export const LS7B1 = weakest('LS7B1');
export const LS7B2 = likeliest('LS7B2');
export const LS7B3 = likeliest('LS7B3');
/** attackers of a battery, in the order of LS7B3. */
export const ATTACKED_BATTERY = likeliest('LS3.2.2n3');
export const ANY_BATTERY: Row<{ readonly unit: UnitId }> = { row: 'LS3.2.2n2', rungs: [] };
export const LS7C1: Row<OwnUnit> = { row: 'LS7C1', rungs: [] };
export const LS7C2: Row<OwnUnit> = {
  row: 'LS7C2',
  rungs: [lowestRp('LS7C2'), highestAv('LS7C2'), highestRank('LS7C2')],
};
/** */
export const NEXT_OBJECTIVE: Row<ObjectiveGoal> = {
  row: 'LS4.2a',
  rungs: [{ rule: 'LS4.2a', rung: 'nearest', figure: ({ distance }) => distance }],
};
export const MOVER: Row<OwnUnit> = {
  row: 'LS4.2e',
  rungs: [
    { rule: 'LS4.2e', rung: 'highestRp', figure: ({ rp }) => -rp },
    { rule: 'LS4.2e', rung: 'highestDv', figure: ({ dv }) => -dv },
    highestAv('LS4.2e'),
  ],
};

/** What a choice needs: a die for ties, and a trace if reasons are asked for. */
export type ChoosingIo = Pick<LimanowaIo, 'roll' | 'trace'>;

/** The purpose of the choice, for the trace. */
export interface Choosing extends Pick<ChoiceTrace, 'what' | 'by'> {
  readonly passedOver: readonly AiReason[];
}

/** Picks from `among`, which must not be empty, by a row of a table. */
export function chooseBy<C extends { readonly unit: UnitId | HexId }>(
  io: ChoosingIo,
  { row, rungs }: Row<C>,
  among: readonly C[],
  { what, by, passedOver }: Choosing,
): C {
  const { trace } = io;
  const [first] = among;
  if (first !== undefined && among.length === 1 && trace === null) return first;
  const how = { tie: (sides: number) => io.roll('ai', sides), traced: trace !== null };
  return choose(
    how,
    among,
    rungs,
    ({ unit }) => unit,
    (ladder) => {
      trace?.({ note: 'choice', what, by, passedOver, row, ladder });
    },
  );
}
