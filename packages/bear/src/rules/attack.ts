import { finish, type FrameKind } from '@sandtable/kernel';
import { sideOf, unitsIn } from '../model/battle.ts';
import type { AttackFrame } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../model/state.ts';
import { fireOdds } from './fire.ts';
import { hitUnit, killUnit, showMarker } from './hit.ts';
import { pushRoll } from './roll.ts';

/** An attack as it is declared: on a hex, or in close combat on one unit. */
interface Declared extends Pick<AttackFrame, 'player' | 'leader' | 'supporters' | 'at' | 'flame'> {
  readonly target: number | null;
}

export function pushAttack(held: Held, { player, leader, supporters, at, flame, target }: Declared, io: BearIo): void {
  const targets = target === null ? targetsIn(held, leader, at) : [target];
  io.emit({ rule: 'B7.0', key: 'attacked', unit: leader, supporters, at });
  for (const unit of [leader, ...supporters]) heldUnit(held, unit).fired = true;
  pushFrame(held, {
    kind: 'attack',
    step: 0,
    got: null,
    player,
    leader,
    supporters: [...supporters],
    at,
    flame,
    cards: [],
    targets,
    target: 0,
    needed: 0,
    kill: 0,
  });
}

/** B7.5.1: everybody in the hex is rolled for, of both sides. */
function targetsIn(held: Held, leader: number, at: number): number[] {
  const side = sideOf(held, leader);
  const all = unitsIn(held, at);
  return held.view.options.friendlyFire === 'all' ? all : all.filter((unit) => sideOf(held, unit) !== side);
}

export const attackKind: FrameKind<Bear, AttackFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const target = frame.targets[frame.target];
    if (target === undefined) return finish(held.view, frame);
    if (frame.step === 0) return aim(held, frame, target, io);
    strike(held, frame, target, io);
    nextTarget(frame);
  },
};

function nextTarget(frame: AttackFrame): void {
  frame.step = 0;
  frame.target += 1;
}

/** One roll for each that is still there and that this attack can hurt. */
function aim(held: Held, frame: AttackFrame, target: number, io: BearIo): void {
  const { leader, supporters, flame, player } = frame;
  if (heldUnit(held, target).at !== frame.at) return nextTarget(frame);
  const odds = fireOdds(held, leader, target, supporters, flame ? 'flame' : 'weapons');
  if (!odds.granted) return nextTarget(frame);
  if (odds.reasons.some(({ key }) => key === 'markerDefense')) showMarker(held, target, io);
  if (odds.reasons.some(({ key }) => key === 'markerFirepower' || key === 'markerCost')) showMarker(held, leader, io);
  frame.needed = odds.value.needed;
  frame.kill = odds.value.kill;
  frame.step = 1;
  pushRoll(held, { player, what: 'attack', dice: 2, unit: target });
}

/** B7.2 */
function strike(held: Held, { needed, kill, got }: AttackFrame, unit: number, io: BearIo): void {
  const roll = got ?? 0;
  if (roll < needed) return io.emit({ rule: 'B7.2', key: 'missed', unit, roll, needed, kill });
  const killed = roll >= kill;
  io.emit({ rule: 'B7.2', key: killed ? 'killed' : 'hit', unit, roll, needed, kill });
  if (killed) killUnit(held, unit, io);
  else hitUnit(held, unit, io);
}
