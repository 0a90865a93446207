import type { Sentence, Word } from '@sandtable/kernel';
import { rangeTo } from '../../board/map.ts';
import { hasAbility, typeOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Aid, PlannedMove } from '../../model/turn.ts';
import { strideFor } from '../../round/move-slots.ts';
import { cardInHand } from '../../rules/cards/hand.ts';
import { type Clash, clashNow, gap } from '../../rules/combat/clash.ts';
import { reachOf } from '../../rules/ground/reach.ts';
import { hexKind, printUnit } from '../../rules/word-kinds.ts';
import { bestShell, bestStriker, chooseAttacks, chooseFire, type Fire } from './attacks.ts';
import { eachNeighbour, moveTo, type CorpsScene, standingAt } from './scene.ts';
import { worthOfAttack, worthOfGun, worthOfPlace } from './worth.ts';

/** L6.2a: moves, artillery, tactics, attacks, and the card that fits them best. */
export function planCentral(scene: CorpsScene): Sentence {
  const { seen } = scene;
  const { turn } = seen.view;
  const unit = (id: UnitId): Word => printUnit(seen, id);
  const words: Word[] = [];
  const disruption = chooseDisruption(scene);
  if (disruption !== null) words.push('disruptiveFire', unit(disruption.battery), unit(disruption.target));
  const still = [...turn.fired, ...(disruption === null ? [] : [disruption.battery])];
  const moves = chooseMoves(scene, still);
  for (const { unit: mover, to, as } of moves) words.push(as, unit(mover), hexKind.print(seen, to));
  const before = clashOf(scene, []);
  const first = chooseAttacks(scene, before);
  const idle = scene.guns.filter((gun) => !moves.some((move) => move.unit === gun));
  const fires = chooseFire(scene, before, first, idle);
  for (const use of ['shell', 'support'] as const)
    for (const fire of fires) if (fire.use === use) words.push(use, unit(fire.battery), unit(fire.target));
  const aids: Aid[] = [];
  const tactician = scene.fighters.find((each) => hasAbility(seen, each, 'aggressiveTactics')) ?? NONE;
  const helped =
    tactician === NONE
      ? NONE
      : bestStriker(scene, first, (each) => each !== tactician && gap(seen, before, each, tactician) === 1);
  if (helped !== NONE) {
    words.push('tactics', unit(helped));
    aids.push({ by: 'tactics', unit: helped });
  }
  const hasAssault = disruption === null && cardInHand(seen, scene.corps, 'massedAssault') !== NONE;
  const assaulter = hasAssault ? bestStriker(scene, first, () => true) : NONE;
  if (assaulter !== NONE) {
    words.unshift('massedAssault', unit(assaulter));
    aids.push({ by: 'massedAssault', unit: assaulter });
  }
  const supports = fires.filter(({ use }) => use === 'support');
  const after: Clash = { ...before, aids: [...before.aids, ...aids], supports: [...before.supports, ...supports] };
  const attacks = aids.length + supports.length === 0 ? first : chooseAttacks(scene, after);
  for (const { target, attackers } of attacks) words.push('attack', unit(target), ...attackers.map(unit));
  return [...words, 'disclose'];
}

function clashOf(scene: CorpsScene, aids: readonly Aid[]): Clash {
  const now = clashNow(scene.seen);
  return { ...now, places: scene.places, aids: [...now.aids, ...aids] };
}

/** L10c: the best free artillery attack for the card; null if none has a fair chance. */
function chooseDisruption(scene: CorpsScene): Fire | null {
  if (cardInHand(scene.seen, scene.corps, 'disruptiveFire') === NONE) return null;
  const clash = clashOf(scene, []);
  let best: Fire | null = null;
  for (const gun of scene.guns) {
    const fire = bestShell(scene, clash, gun);
    if (fire !== null && fire.value > (best?.value ?? 0.25)) best = fire;
  }
  return best;
}

/** A move and its gain; the unit is -1 if no move is worth making. */
interface MoveGain {
  readonly unit: UnitId;
  readonly to: HexId;
  readonly gain: number;
}

const NOBODY: MoveGain = { unit: NONE, to: NONE, gain: 0.05 };

/** The moves of a plan, the best first. Updates the scene. Units in `still` must not move. */
function chooseMoves(scene: CorpsScene, still: readonly UnitId[]): readonly PlannedMove[] {
  const { seen } = scene;
  const clash: Clash = { ...clashNow(seen), places: scene.places };
  const free = [...scene.fighters, ...scene.guns].filter((unit) => !still.includes(unit));
  const reaches = new Map(free.map((unit) => [unit, reachOf(seen, unit, scene.places, strideFor(seen, unit, 'move'))]));
  const moves: PlannedMove[] = [];
  const go = ({ unit, to }: MoveGain, as: PlannedMove['as']): void => {
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
  const officer = scene.fighters.find((unit) => hasAbility(seen, unit, 'humanWave')) ?? NONE;
  if (officer !== NONE) {
    const beside = (unit: UnitId, hex: HexId): boolean =>
      unit !== officer && rangeTo(scene.map, scene.places[officer] ?? NONE, hex) === 1;
    const wave = bestOf(scene, clash, reaches, beside);
    if (wave.unit !== NONE) go(wave, 'wave');
  }
  return moves;
}

type Reaches = ReadonlyMap<UnitId, readonly HexId[]>;

function bestOf(
  scene: CorpsScene,
  clash: Clash,
  reaches: Reaches,
  isOpen: (unit: UnitId, hex: HexId) => boolean = () => true,
): MoveGain {
  const { shunned } = scene.whim;
  let best = NOBODY;
  for (const [unit, hexes] of reaches) {
    const value = valueFor(scene, clash, unit);
    const here = value(scene.places[unit] ?? NONE);
    for (const to of hexes) {
      if (standingAt(scene, to) !== NONE || !isOpen(unit, to)) continue;
      if (unit === shunned?.unit && to === shunned.to) continue;
      const gain = value(to) - here;
      if (gain > best.gain) best = { unit, to, gain };
    }
  }
  return best;
}

function valueFor(scene: CorpsScene, clash: Clash, unit: UnitId): (hex: HexId) => number {
  return typeOf(scene.seen, unit).arm === 'artillery'
    ? (hex) => worthOfGun(scene, unit, hex)
    : (hex) => worthOfPlace(scene, unit, hex) + worthOfAttack(scene, clash, unit, hex);
}

/** L4e: the march that takes a unit beside the officer farther than any plain move. */
function bestMarch(scene: CorpsScene, clash: Clash, reaches: Reaches): MoveGain {
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
