import { type Battle, markerIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { FortFigures } from '../../model/battle/figures.ts';
import { type FortKind, FORTS } from '../../model/battle/marker.ts';
import type { Burst } from '../../model/battle/means.ts';
import { isFoot, type Side } from '../../model/pack/unit-type.ts';
import { chancesOf } from '../units/dice.ts';
import { burstLine, burstTerms } from './burst.ts';
import { addSmoke, addTerrain } from './defense.ts';
import { firepowerOf, shelterOf } from '../units/figures.ts';
import { because, type FireReason, sumOf } from './reasons.ts';
import type { Line } from './shot.ts';
import { supportBans } from './support.ts';
import { weaponOf } from './weapon.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { weaponFigures } from './weapon-card.ts';

/** B18.4, B18.3.3d */
export interface Fort {
  readonly what: FortKind;
  /** The owner of the hasty defense; -1 for counters in the hex, one that waits for its unit too. */
  readonly unit: UnitId;
}

const OWN_DR: Readonly<Record<FortKind, number>> = {
  trench: 16,
  bunker: 16,
  hasty: 13,
  wire: 15,
  roadBlock: 15,
  mine: 15,
};

/** Any hit removes it. */
export interface FortOdds extends FortFigures {
  readonly terms: readonly FireReason[];
}

/** B18.4: whether an attack on this line can harm it at all. */
export function harms(line: Line, what: FortKind): boolean {
  const { battle, attacker, closeCombat, flame, card } = line;
  if (attacker === -1) return true;
  if (flame || (card !== null && !(weaponFigures[card].razes && closeCombat))) return false;
  const type = typeOf(battle, attacker);
  if (card === null && firepowerOf(battle, attacker, 'red') === null) return false;
  // Machine guns never harm fortifications, but clear mines like other foot.
  if (closeCombat && isFoot(type) && (what === 'mine' || type.kind !== 'mg')) return true;
  if (type.kind === 'mortar') return line.highExplosive;
  return what !== 'mine' && (type.kind === 'tank' || type.kind === 'gun' || type.kind === 'spg');
}

/** Visible counters in the hex and hasty defenses of units there; with `against`, only that side's enemies'. */
export function fortsIn(battle: Battle, hex: HexId, against: Side | null): Fort[] {
  const forts: Fort[] = hexFortsIn(battle, hex).map((what) => ({ what, unit: NONE }));
  for (const unit of unitsIn(battle, hex)) {
    const { hasty, hidden } = unitOf(battle, unit);
    if (hasty && !hidden && sideOf(battle, unit) !== against) forts.push({ what: 'hasty', unit });
  }
  return forts;
}

/** no roll is made against a hidden mine, not even for the side that laid it. */
export function hexFortsIn(battle: Battle, hex: HexId): FortKind[] {
  if (battle.view.markers.length === 0) return [];
  return FORTS.filter((what) => markerIn(battle, what, hex)?.hidden === false);
}

/** In close combat only the target's own fortification is rolled for. */
export function fortsOf(battle: Battle, unit: UnitId): Fort[] {
  const shelter = shelterOf(battle, unit);
  const forts: Fort[] = shelter === null ? [] : [{ what: shelter, unit: NONE }];
  if (unitOf(battle, unit).hasty) forts.push({ what: 'hasty', unit });
  return forts;
}

/** B18.4: the attack's red FP against the counter's own DR, with the DMs of terrain and smoke. */
export function fortOdds(line: Line, fort: Fort, supporters: readonly UnitId[]): FortOdds {
  const helping = supporters.filter((unit) => supportBans(line, unit, 'red', []).length === 0);
  return oddsWith(line, fort, weaponOf(line, 'red', helping, []).terms);
}

/** B12.1, B17.5b: the same for artillery and air strikes. */
export function fortBurstOdds(battle: Battle, burst: Burst, hex: HexId, fort: Fort, aimed = 0): FortOdds {
  return oddsWith(burstLine(battle, burst, hex), fort, burstTerms(burst, 'red', aimed));
}

function oddsWith(line: Line, { what, unit }: Fort, firepowerTerms: readonly FireReason[]): FortOdds {
  const { to } = line;
  const defenseTerms = [because('ownDefense', { amount: OWN_DR[what], at: to })];
  addTerrain(defenseTerms, line, false);
  addSmoke(defenseTerms, line);
  const firepower = sumOf(firepowerTerms);
  const defense = sumOf(defenseTerms);
  const needed = defense - firepower;
  return {
    what,
    unit,
    firepower,
    defense,
    needed,
    hitChances: chancesOf(needed),
    terms: [...firepowerTerms, ...defenseTerms],
  };
}
