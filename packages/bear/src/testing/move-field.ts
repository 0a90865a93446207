import { printProblem, type Verdict } from '@sandtable/kernel';
import { hexNamed } from '../board/map.ts';
import { defaultPack } from '../content/pack.ts';
import type { Battle } from '../model/battle/battle.ts';
import { counterNamed } from '../model/pack/counters.ts';
import { checkPack } from '../setup/check-pack.ts';
import { readPosition } from '../setup/read-position.ts';
import { judgeMove, moveFromHere } from '../rules/ground/bonus.ts';
import type { MoveCost } from '../rules/ground/cost.ts';
import type { MoveKey } from '../rules/ground/reasons.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** Parts of a position on bare ground, as in a file. */
interface Field {
  readonly radius?: number;
  readonly hexes?: Readonly<Record<string, unknown>>;
  readonly units?: readonly unknown[];
  readonly markers?: readonly unknown[];
  readonly options?: Readonly<Record<string, string>>;
  readonly rules?: readonly unknown[];
}

const ours = checkPack(defaultPack);

export function fieldOf({ radius = 4, hexes = {}, ...rest }: Field): Battle {
  const battle = ours.ok ? readPosition(ours.value, { game: 'bear', map: { bare: { radius, hexes } }, ...rest }) : ours;
  if (!battle.ok) throw new Error(battle.problems.map(printProblem).join());
  return battle.value;
}

export function unitNamed({ pack }: Battle, word: string): UnitId {
  return counterNamed(pack.counters, word);
}

export function hexOn({ map }: Battle, name: string): HexId {
  const hex = hexNamed(map, name);
  if (!hex.ok) throw new Error(hex.problems.map(printProblem).join());
  return hex.value;
}

/** What one move over these hexes costs a counter in 0,0 that faces SE, towards 1,0. */
export function moveFrom00(
  word: string,
  hexes: string,
  { units = [], ...field }: Field & { hit?: string } = {},
): string {
  const { hit, ...rest } = field;
  const own = { unit: word, at: '0,0', facing: 'SE', ...(hit === undefined ? {} : { hit }) };
  return tellMove(fieldOf({ ...rest, units: [own, ...units] }), word, hexes);
}

/** One move in short: `2 = printed 1 + terrain 1`, or `no: wallForWheels`. */
export function tellMove(battle: Battle, word: string, hexes: string): string {
  const unit = unitNamed(battle, word);
  const path = hexes.split(' ').map((name) => hexOn(battle, name));
  return tell(judgeMove(battle, unit, moveFromHere(battle, unit, path)));
}

export function tell(verdict: Verdict<MoveCost, MoveKey>): string {
  if (!verdict.granted) return `no: ${verdict.reasons.map(({ key }) => key).join(', ')}`;
  const terms = verdict.reasons.map(({ key, amount }) => (amount === undefined ? key : `${key} ${amount}`));
  const { cost, dice } = verdict.value;
  return `${cost}${dice === 0 ? '' : ` and ${dice}d6`} = ${terms.join(' + ')}`;
}
