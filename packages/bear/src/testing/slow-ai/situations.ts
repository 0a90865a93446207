import { hasRoad, terrainAt } from '../../board/ground.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { Deed } from '../../model/solo/turn.ts';
import { isInfantryGun, isVehicle } from '../../model/pack/unit-type.ts';
import { sideTowards } from '../../rules/ground/way.ts';
import type { OrderTrace } from '../../solo/thought/trace.ts';
import { type Aim, hexesTo, hexUnder, type Mind } from './mind.ts';
import { TO_MOVE } from './get-off.ts';
import { isRumorType } from './step.ts';
import { isSuperlative } from './superlatives.ts';
import { isInCloseCombat } from './zones.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** The situations an order met, by the names tests ask for. */
export function situationsOf(mind: Mind, { order, candidates, deed }: OrderTrace): string[] {
  const able = candidates.filter(({ failed }) => failed === null).map(({ unit }) => unit);
  const { seen } = mind;
  const isCarried = (unit: UnitId): boolean => mind.carried.includes(unit);
  const isHeld = (unit: UnitId): boolean => isCarried(unit) && unitOf(seen, unitOf(seen, unit).carrier).spent;
  const isStanding = able.some((unit) => isMoveFromObjective(mind, order, unit));
  return [
    ...(able.some(isCarried) ? ['carried'] : []),
    ...(able.some(isHeld) ? ['carried by a spent one'] : []),
    ...(isStanding ? ['ordered to its own objective'] : []),
    ...(deed === null ? [] : [...ofOrder(order), ...ofMove(mind, order, deed), ...ofAttack(mind, deed)]),
  ];
}

function isMoveFromObjective(mind: Mind, { action, to }: AiOrder, unit: UnitId): boolean {
  const isUnder = (aim: Aim): boolean => hexesTo(mind, hexUnder(mind.seen, unit), aim) === 0;
  return ['move', 'advance'].includes(action) && to.includes('objective') && mind.objectives.some(isUnder);
}

function ofOrder({ who, target }: AiOrder): string[] {
  const [ofAi, ofTarget] = [who.some(isSuperlative), target.some(isSuperlative)];
  return [
    ...(ofAi && ofTarget ? ['the best against the best'] : []),
    ...(ofTarget && !ofAi ? ['against the best'] : []),
  ];
}

function ofMove(mind: Mind, { lowRisk, to }: AiOrder, { unit, action, path, facing, carrier }: Deed): string[] {
  const { seen } = mind;
  const type = typeOf(seen, unit);
  const goal = path.at(-1);
  const isListedFirst = seen.view.options.moveTarget === 'listedFirst';
  if (carrier !== -1) return ['gets off', ...(unitOf(seen, carrier).spent ? ['gets off a spent one'] : [])];
  if (goal === undefined) {
    const isTurn = facing !== null && ['move', 'disengage'].includes(action);
    return isTurn ? [`${action} by turning${lowRisk && action === 'move' ? ' at low risk' : ''}`] : [];
  }
  const isLeaving = isInCloseCombat(mind, unit);
  const stays = unitsIn(seen, hexUnder(seen, unit)).some(
    (other) => other !== unit && sideOf(seen, other) === mind.side && unitOf(seen, other).carrier !== unit,
  );
  return [
    ...(isLeaving ? [stays ? 'leaves a fight that goes on' : 'leaves a fight'] : []),
    ...(isVehicle(type) ? [`${type.kind} drives`, `drives into ${terrainAt(seen.map.ground, goal)}`] : []),
    ...(isVehicle(type) && isOnRoad(mind, [hexUnder(seen, unit), ...path]) ? ['drives on a road'] : []),
    ...(path.length > 1 && action !== 'advance' ? [`${action} over several hexes`] : []),
    ...(TO_MOVE.includes(action) && to.length === 2 && isListedFirst ? ['listed first'] : []),
  ];
}

function isOnRoad({ seen }: Mind, way: readonly HexId[]): boolean {
  const { ground } = seen.map;
  return way.every((hex, place) => {
    const before = way[place - 1];
    const side = before === undefined ? undefined : sideTowards(ground, before, hex);
    return before === undefined || (side !== undefined && hasRoad(ground, before, side));
  });
}

function ofAttack({ seen, side }: Mind, { unit, action, at, facing, spot, supporters }: Deed): string[] {
  if (at === -1) return [];
  const type = typeOf(seen, unit);
  const others = unitsIn(seen, at).filter((other) => sideOf(seen, other) !== side);
  return [
    ...(spot === -1 ? [] : ['indirect fire']),
    ...(spot === -1 && type.kind === 'mortar' ? ['direct fire of a mortar'] : []),
    ...(isInfantryGun(type) ? ['fire of an infantry gun'] : []),
    ...(supporters.some((each) => isRumorType(seen, each)) ? ['a rumor joins'] : []),
    ...(action === 'pivotAndFire' && facing !== null ? ['turns and attacks'] : []),
    ...(others.length > 1 ? ['several in the target hex'] : []),
  ];
}
