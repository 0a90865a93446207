import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { Battle } from '../../model/battle.ts';
import { judgeBonusStep, judgeStep, type MoveCost } from './cost.ts';
import { type Bonus, bonusOf, hasSymbols, NO_SYMBOLS, type Symbols, symbolsFrom } from './symbols.ts';
import { type Mover, wayOf } from './way.ts';
import type { HexId } from '../../model/ids.ts';

/** A way out of a hex in figures alone, for plans that try many. */
export interface Exit {
  readonly to: HexId;
  /** As the hex that is paid for: its price, or null if it cannot be one, and the symbols it gives. */
  readonly paid: MoveCost | null;
  readonly given: Symbols;
  /** As a bonus hex: its price, or null if it cannot be one, and the symbols that work there. */
  readonly extra: MoveCost | null;
  readonly bonus: Bonus;
}

const NO_BONUS: Bonus = { wheels: false, tracks: false, hindrances: [] };

/** All ways out of a hex for a unit that faces so; null: it has just moved and faces as it likes. */
export function exitsFrom(battle: Battle, mover: Mover, from: HexId, facing: Facing | null): Exit[] {
  const { ground } = battle.map;
  return EVERY_FACING.flatMap((side) => {
    const step = { from, facing: facing ?? side, to: ground.area.neighbours[6 * from + side] ?? -1 };
    const way = wayOf(ground, step);
    if (way === undefined) return [];
    const verdict = judgeStep(battle, mover.unit, step);
    const paid = verdict.granted ? verdict.value : null;
    const { to } = step;
    if (!hasSymbols(mover.type)) return [{ to, paid, given: NO_SYMBOLS, extra: null, bonus: NO_BONUS }];
    const further = judgeBonusStep(battle, mover.unit, step);
    return [
      {
        to,
        paid,
        given: symbolsFrom(mover, bonusOf(battle, mover, way, true)),
        extra: further.granted ? further.value : null,
        bonus: bonusOf(battle, mover, way, false),
      },
    ];
  });
}
