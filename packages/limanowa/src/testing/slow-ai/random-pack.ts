import { printProblem, type Random } from '@sandtable/kernel';
import { defaultPack } from '../../content/pack.ts';
import type { MapPlan } from '../../model/battle-map.ts';
import type { MapPlace } from '../../model/mission.ts';
import type { Pack, PackSource } from '../../model/pack.ts';
import { type Trait, TRAITS, type UnitType } from '../../model/forces.ts';
import { checkPack } from '../../setup/check-pack.ts';
import { Ground } from './ground.ts';
import { hexId } from '../../model/ids.ts';

const COLUMNS = 9;
const ROWS = 8;
/** Weighted by repetition: mixed ground, and woods that hinder support. */
const MIXED = ['.', '.', '.', '.', 'F', 'F', 'F', 'H', 'H', 'T', 'T'];
const WOODS = ['F', 'F', 'F', 'F', 'F', 'F', '.', 'H', 'T'];
const ROADS = 7;

/** Our pack on other ground with other figures, so that nothing depends on our own. */
export function randomPack(random: Random): Pack {
  const map = randomMap(random);
  return mustCheck({
    ...defaultPack,
    unitTypes: defaultPack.unitTypes.map((type) => changed(type, random)),
    maps: [map, ...defaultPack.maps],
  });
}

export function mustCheck(source: PackSource): Pack {
  const checked = checkPack(source);
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  return checked.value;
}

function randomMap(random: Random): MapPlan {
  const letters = random.pick([MIXED, WOODS]);
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => random.pick(letters)).join(''));
  const plan: MapPlan = {
    id: 'somewhere',
    name: 'Somewhere',
    rows,
    names: [],
    roads: [],
    rivers: [],
    edges: { austria: ['south'], russia: ['north'] },
  };
  const ground = new Ground(plan);
  return { ...plan, roads: Array.from({ length: ROADS }, () => randomRoad(ground, random)) };
}

function randomRoad(ground: Ground, random: Random): readonly MapPlace[] {
  let hex = hexId(random.below(COLUMNS * ROWS));
  return Array.from({ length: 2 + random.below(8) }, () => {
    const place = ground.placeOf(hex);
    hex = random.pick(ground.beside(hex));
    return place;
  });
}

/** One type in three stays as printed. */
function changed(type: UnitType, random: Random): UnitType {
  if (random.below(3) === 0) return type;
  const isGun = type.arm === 'artillery';
  const about = (figure: number): number => figure - 1 + random.below(3);
  return {
    ...type,
    av: about(type.av),
    dv: about(type.dv),
    rp: 1 + random.below(4),
    move: 1 + random.below(2),
    range: (isGun ? 2 : 1) + random.below(2),
    traits: isGun ? [] : TRAITS.filter((trait) => isGiven(trait, type, random)),
  };
}

function isGiven(trait: Trait, { traits }: UnitType, random: Random): boolean {
  return traits.includes(trait) !== (random.below(4) === 0);
}
