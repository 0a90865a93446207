import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { type Battle, unitOf } from '../../model/battle/battle.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';
import { judgeBonusStep, judgeStep, type MoveCost } from './cost.ts';
import { type Bonus, bonusOf, hasSymbols, NO_SYMBOLS, type Symbols, symbolsFrom, takeSymbol } from './bonus.ts';
import { type Mover, moverOf, type MoveStep, wayOf } from './way.ts';

/** One move action: the hexes entered, and the cost. */
export interface ActionWay extends MoveCost {
  readonly path: readonly HexId[];
}

/** A bonus hex: its cost, and which movement symbols allow it. */
interface BonusHex {
  readonly to: HexId;
  readonly cost: number;
  readonly bonus: Bonus;
}

/**
 * B5.0, B14.1: every path a unit can take in one action: the paid hex, then bonus hexes while its symbols last. No path
 * enters a hex twice, but it may return through the starting hex. `mayGoOn`: whether a path may continue from this hex.
 * `first`: the hexes it may pay for: neighbours or entry hexes.
 */
export function waysOfAction(
  battle: Battle,
  unit: UnitId,
  mayGoOn: (hex: HexId) => boolean,
  first: readonly MoveStep[] = stepsFrom(battle, unit),
): ActionWay[] {
  const mover = moverOf(battle, unit);
  const known = new Map<HexId, readonly BonusHex[]>();
  const furtherFrom = (hex: HexId): readonly BonusHex[] => {
    const further = known.get(hex) ?? (mayGoOn(hex) ? bonusHexes(battle, mover, hex) : []);
    known.set(hex, further);
    return further;
  };
  const ways: ActionWay[] = [];
  const goOn = (way: ActionWay, symbols: Symbols): void => {
    ways.push(way);
    const { path, cost, dice } = way;
    if (symbols.wheels + symbols.tracks === 0) return;
    for (const further of furtherFrom(path.at(-1) ?? NONE)) {
      const left = takeSymbol(symbols, further.bonus);
      if (left !== undefined && !path.includes(further.to))
        goOn({ path: [...path, further.to], cost: cost + further.cost, dice }, left);
    }
  };
  for (const step of first) {
    const way = wayOf(battle.map.ground, step);
    const paid = judgeStep(battle, unit, step);
    if (way === undefined || !paid.granted) continue;
    const { cost, dice } = paid.value;
    goOn({ path: [step.to], cost, dice }, symbolsFrom(mover, bonusOf(battle, mover, way, true)));
  }
  return ways;
}

function stepsFrom(battle: Battle, unit: UnitId): MoveStep[] {
  const { at: from, facing } = unitOf(battle, unit);
  return hexesAround(battle, from).map(({ to }) => ({ from, facing, to }));
}

/** B5.1: after a hex it may face any way, so every next step is straight ahead. */
function bonusHexes(battle: Battle, mover: Mover, from: HexId): BonusHex[] {
  return hexesAround(battle, from).flatMap((step): BonusHex[] => {
    const way = wayOf(battle.map.ground, step);
    const verdict = judgeBonusStep(battle, mover.unit, step);
    if (way === undefined || !verdict.granted) return [];
    return [{ to: step.to, cost: verdict.value.cost, bonus: bonusOf(battle, mover, way, false) }];
  });
}

function hexesAround({ map: { ground } }: Battle, from: HexId): MoveStep[] {
  return EVERY_FACING.flatMap((facing) => {
    const to = hexId(ground.area.neighbours[6 * from + facing] ?? NONE);
    return to === -1 ? [] : [{ from, facing, to }];
  });
}

/** One step out of a hex, as bare figures for searches that try many. */
export interface Exit {
  readonly to: HexId;
  /** As the paid hex: its cost (null: not allowed) and the symbols it grants. */
  readonly paid: MoveCost | null;
  readonly given: Symbols;
  /** As a bonus hex: its cost (null: not allowed) and which symbols allow it. */
  readonly extra: MoveCost | null;
  readonly bonus: Bonus;
}

const NO_BONUS: Bonus = { wheels: false, tracks: false, hindrances: [] };

/** Every step out of a hex with this facing; null: any facing, since the unit has just moved. */
export function exitsFrom(battle: Battle, mover: Mover, from: HexId, facing: Facing | null): Exit[] {
  const { ground } = battle.map;
  return EVERY_FACING.flatMap((side) => {
    const step = { from, facing: facing ?? side, to: hexId(ground.area.neighbours[6 * from + side] ?? NONE) };
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
