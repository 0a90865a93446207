import { hasAbility, typeOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { PlannedMove } from '../../model/turn.ts';
import { type Clash, clashNow } from '../../rules/combat/clash.ts';
import { reachOf } from '../../rules/ground/reach.ts';
import { rangeTo } from '../../board/map.ts';
import { strideFor } from '../../round/move-slots.ts';
import { eachNeighbour, moveTo, type Scene, standingAt } from './scene.ts';
import { worthOfAttack, worthOfGun, worthOfPlace } from './worth.ts';

/** A move with what it gains; of nobody where none is worth making. */
interface Step {
  readonly unit: UnitId;
  readonly to: HexId;
  readonly gain: number;
}

const NOBODY: Step = { unit: NONE, to: NONE, gain: 0.05 };

/** The moves of a plan, the best first; the scene is as they leave it. `still` have to stay where they are. */
export function chooseMoves(scene: Scene, still: readonly UnitId[]): readonly PlannedMove[] {
  const { seen } = scene;
  const clash: Clash = { ...clashNow(seen), places: scene.places };
  const free = [...scene.fighters, ...scene.guns].filter((unit) => !still.includes(unit));
  const reaches = new Map(free.map((unit) => [unit, reachOf(seen, unit, scene.places, strideFor(seen, unit, 'move'))]));
  const moves: PlannedMove[] = [];
  const go = ({ unit, to }: Step, as: PlannedMove['as']): void => {
    moveTo(scene, unit, to);
    reaches.delete(unit);
    moves.push({ unit, to, as });
  };
  let left = seen.pack.ruleset.movesPerRound + seen.view.turn.extraMoves;
  const march = bestMarch(scene, clash, reaches);
  if (march.unit !== NONE) {
    go(march, 'march');
    left--;
  }
  while (left-- > 0) {
    const step = bestOf(scene, clash, reaches);
    if (step.unit === NONE) break;
    go(step, 'move');
  }
  const orlov = scene.fighters.find((unit) => hasAbility(seen, unit, 'humanWave')) ?? NONE;
  if (orlov !== NONE) {
    const beside = (unit: UnitId, hex: HexId): boolean =>
      unit !== orlov && rangeTo(scene.map, scene.places[orlov] ?? NONE, hex) === 1;
    const wave = bestOf(scene, clash, reaches, beside);
    if (wave.unit !== NONE) go(wave, 'wave');
  }
  return moves;
}

type Reaches = ReadonlyMap<UnitId, readonly HexId[]>;

function bestOf(
  scene: Scene,
  clash: Clash,
  reaches: Reaches,
  isOpen: (unit: UnitId, hex: HexId) => boolean = () => true,
): Step {
  let best = NOBODY;
  for (const [unit, hexes] of reaches) {
    const value = valueFor(scene, clash, unit);
    const here = value(scene.places[unit] ?? NONE);
    for (const to of hexes) {
      if (standingAt(scene, to) !== NONE || !isOpen(unit, to)) continue;
      const gain = value(to) - here;
      if (gain > best.gain) best = { unit, to, gain };
    }
  }
  return best;
}

function valueFor(scene: Scene, clash: Clash, unit: UnitId): (hex: HexId) => number {
  return typeOf(scene.seen, unit).arm === 'artillery'
    ? (hex) => worthOfGun(scene, unit, hex)
    : (hex) => worthOfPlace(scene, unit, hex) + worthOfAttack(scene, clash, unit, hex);
}

/** L4e: somebody beside the officer whom the march takes farther than any plain move. */
function bestMarch(scene: Scene, clash: Clash, reaches: Reaches): Step {
  const { seen } = scene;
  const officer = scene.fighters.find((unit) => hasAbility(seen, unit, 'carpathianMarch')) ?? NONE;
  if (officer === NONE) return NOBODY;
  const farther = new Map<UnitId, readonly HexId[]>();
  eachNeighbour(scene.map, scene.places[officer] ?? NONE, (hex) => {
    const unit = standingAt(scene, hex);
    const plain = unit === NONE ? undefined : reaches.get(unit);
    if (plain === undefined || typeOf(seen, unit).arm === 'artillery') return;
    const all = reachOf(seen, unit, scene.places, strideFor(seen, unit, 'march'));
    farther.set(
      unit,
      all.filter((to) => !plain.includes(to)),
    );
  });
  const march = bestOf(scene, clash, farther);
  if (march.unit === NONE) return NOBODY;
  return march.gain > bestOf(scene, clash, reaches).gain ? march : NOBODY;
}
