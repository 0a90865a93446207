import { type Reason, reasonOf } from '@sandtable/kernel';
import { terrainAt } from '../../board/map.ts';
import { amountOf, areEnemies, sideOf, typeOf } from '../../model/battle.ts';
import type { TargetFigures } from '../../model/speech.ts';
import type { DieProfile } from '../../model/pack.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { AidKind } from '../../model/turn.ts';
import { type Clash, gap } from './clash.ts';

// L8.2: the attacker's AV with all its bonuses, minus the defender's DV with all its bonuses.

export type HitBy = TargetFigures['as'];

/** L8.2a: only the number. `size` is how many infantry and cavalry attack this target together. */
export function targetValue(
  seen: Seen,
  clash: Clash,
  as: HitBy,
  attacker: UnitId,
  target: UnitId,
  size: number,
): number {
  let tv = seen.die.av + typeOf(seen, attacker).av - typeOf(seen, target).dv - groundDv(seen, clash.places[target]);
  if (as === 'attack')
    tv += concentricAv(seen, size) + massAssaultAv(seen, clash, attacker, size) + followMeAv(seen, clash, attacker);
  for (const { by, unit } of clash.aids) tv += aidTo(seen, as, by, unit, attacker, target);
  return as === 'artillery' ? tv : tv + supportTv(seen, clash, attacker, target);
}

/** L8.2a: the target value term by term, with its chance. */
export function explainTarget(
  seen: Seen,
  clash: Clash,
  as: HitBy,
  attacker: UnitId,
  target: UnitId,
  size: number,
): TargetFigures {
  const terms: Reason[] = [];
  const add = (rule: string, key: string, amount: number, figures: { readonly at?: HexId; readonly unit?: UnitId }) => {
    if (amount !== 0) terms.push(reasonOf(rule, key, { amount, ...figures }));
  };
  add('L8.2a', 'av', typeOf(seen, attacker).av, { unit: attacker });
  add('L8.1', 'avOfDie', seen.die.av, {});
  if (as === 'attack') {
    add('L8.3d', 'concentric', concentricAv(seen, size), {});
    add('L4g', 'massAssault', massAssaultAv(seen, clash, attacker, size), {});
    add('L4f', 'followMe', followMeAv(seen, clash, attacker), {});
  }
  for (const { by, unit } of clash.aids) add(AID_RULES[by], by, aidTo(seen, as, by, unit, attacker, target), { unit });
  if (as !== 'artillery') add('L9c', 'support', supportTv(seen, clash, attacker, target), { unit: target });
  add('L8.2a', 'dv', -typeOf(seen, target).dv, { unit: target });
  const at = clash.places[target] ?? NONE;
  const ground = terrainAt(seen.map, at);
  add(GROUND_RULES[ground], ground, -groundDv(seen, at), { at });
  const tv = terms.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return {
    attacker,
    target,
    as,
    tv,
    ways: waysOf(seen.die, tv),
    of: seen.die.sides,
    rolls: rollsOf(seen, attacker, as),
    terms,
  };
}

const AID_RULES: Readonly<Record<AidKind, string>> = {
  tactics: 'L4a',
  massedAssault: 'L10q',
  volley: 'L10k',
  coveringFire: 'L10j',
  dugIn: 'L10i',
  secondLine: 'L10m',
};

const GROUND_RULES = { open: 'L2.1a', forest: 'L2.1b', hill: 'L2.1c', town: 'L2.1d' } as const;

/** L8.2b: how many faces of the die hit; the highest always misses. */
export function waysOf({ sides }: DieProfile, tv: number): number {
  return Math.max(0, Math.min(tv, sides - 1));
}

/** L3m: an extra attack is a second roll, in counter-attacks too. */
export function rollsOf(seen: Seen, unit: UnitId, as: HitBy): number {
  return as !== 'artillery' && typeOf(seen, unit).traits.includes('extraAttack') ? 2 : 1;
}

function groundDv({ pack, map }: Seen, at: HexId = NONE): number {
  switch (terrainAt(map, at)) {
    case 'forest':
      return pack.ruleset.forestDv;
    case 'hill':
      return pack.ruleset.hillDv;
    case 'town':
      return pack.ruleset.townDv;
    case 'open':
      return 0;
  }
}

/** L8.3d: each further attacker helps all of them, up to a limit. */
function concentricAv({ pack, view }: Seen, size: number): number {
  const { each, most } = pack.ruleset.concentric;
  return view.options.concentricBonus ? Math.min(most, each * (size - 1)) : 0;
}

/** L4g: if enough units of the officer's side attack. */
function massAssaultAv(seen: Seen, clash: Clash, attacker: UnitId, size: number): number {
  const { attackers, av } = seen.pack.ruleset.massAssault;
  return size >= attackers && hasFriend(seen, clash, attacker, 'massAssault', false) ? av : 0;
}

/** L4f: the first attack of cavalry next to its officer. */
function followMeAv(seen: Seen, clash: Clash, attacker: UnitId): number {
  if (typeOf(seen, attacker).arm !== 'cavalry') return 0;
  if (!hasFriend(seen, clash, attacker, 'followMe', true)) return 0;
  const hasAttacked = seen.view.turn.attacks.some((attack) => attack.made && attack.attacker === attacker);
  return hasAttacked ? 0 : seen.pack.ruleset.followMeAv;
}

function hasFriend(
  seen: Seen,
  clash: Clash,
  unit: UnitId,
  ability: 'massAssault' | 'followMe',
  isBeside: boolean,
): boolean {
  for (let other = unitId(0); other < clash.places.length; other++) {
    if (clash.places[other] === NONE || !typeOf(seen, other).abilities.includes(ability)) continue;
    if (sideOf(seen, other) === sideOf(seen, unit) && (!isBeside || gap(seen, clash, other, unit) === 1)) return true;
  }
  return false;
}

function aidTo(seen: Seen, as: HitBy, by: AidKind, unit: UnitId, attacker: UnitId, target: UnitId): number {
  switch (by) {
    case 'tactics':
      return unit === attacker && as !== 'artillery' ? seen.pack.ruleset.tacticsAv : 0;
    case 'massedAssault':
      return unit === attacker && as !== 'counterAttack' ? amountOf(seen.pack, by) : 0;
    case 'volley':
      return unit === attacker && as === 'counterAttack' ? amountOf(seen.pack, by) : 0;
    case 'coveringFire':
    case 'dugIn':
      return unit === target ? -amountOf(seen.pack, by) : 0;
    case 'secondLine':
      return 0;
  }
}

/** L9c: batteries of the attacker's side that support against this target. */
function supportTv(seen: Seen, { supports }: Clash, attacker: UnitId, target: UnitId): number {
  let tv = 0;
  for (const shot of supports)
    if (shot.target === target && !areEnemies(seen, shot.battery, attacker)) tv += seen.pack.ruleset.supportTv;
  return tv;
}
