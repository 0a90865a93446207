import { finish, type FrameKind } from '@sandtable/kernel';
import { markerIn, unitsIn } from '../../model/battle/battle.ts';
import type { AttackFrame, AttackTarget } from '../../model/battle/frame.ts';
import { type CardId, type HexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { attackFrame } from '../../model/battle/make-frame.ts';
import type { FortKind } from '../../model/battle/marker.ts';
import { type Burst, isBurst } from '../../model/battle/means.ts';
import { type Bear, type BearIo, enemyOf, type Held, heldUnit, playerOf, pushFrame } from '../../model/battle/state.ts';
import { type Side, SIDES } from '../../model/pack/unit-type.ts';
import { strikeRumor } from '../contact/rumor.ts';
import { strike } from '../hits/hit.ts';
import { askFacings, revealHex } from '../order/action.ts';
import { pushRoll } from '../order/roll.ts';
import { noteTrigger } from '../payment/triggers.ts';
import { isRumored } from '../units/ai-side.ts';
import { facingOf, shelterOf } from '../units/figures.ts';
import { hiddenTarget } from '../units/watchers.ts';
import { type DeclaredAttack, lineOf, oddsOn, showFigures, targetsFor, wayAgainst } from './attack-targets.ts';

export function pushAttack(held: Held, declared: DeclaredAttack, io: BearIo): void {
  const { leader, at, spot } = declared;
  const supporters = [...declared.supporters, ...declared.thrown.map(({ unit }) => unit)];
  io.emit({ rule: 'B7.0', key: 'attacked', unit: leader, supporters, at });
  if (spot !== NONE) io.emit({ rule: 'B12.0b', key: 'spotted', unit: leader, at: spot });
  for (const unit of [leader, ...supporters]) heldUnit(held, unit).fired = true;
  noteTrigger(held, declared.player, 'fired', at);
  pushFrame(held, attackFrame(declared));
}

interface BurstDeclared {
  readonly player: PlayerId;
  readonly at: HexId;
  readonly burst: Burst;
  /** Copies of card 09, as indices into the pack's cards. */
  readonly cards?: readonly CardId[];
}

/** B12.1, B17.5b: shells or bombs on every unit and counter in a hex. */
export function pushBurst(held: Held, declared: BurstDeclared, io: BearIo): void {
  io.emit({ rule: 'B7.0', key: 'attacked', unit: NONE, supporters: [], at: declared.at });
  noteTrigger(held, declared.player, 'fired', declared.at);
  pushFrame(held, attackFrame(burstOn(declared)));
}

export function burstOn({ player, at, burst, cards = [] }: BurstDeclared): DeclaredAttack {
  const plain = { leader: NONE, supporters: [], thrown: [], only: NONE, fort: null, spot: NONE, caps: 0, ranked: [] };
  return { ...plain, player, at, means: burst, cards };
}

/** Fix the targets, then roll and resolve for each. */
const STEP = { aim: 0, roll: 1, strike: 2 } as const;

export const attackKind: FrameKind<Bear, AttackFrame> = {
  ask: () => null,
  go(held, frame, io) {
    if (frame.step === STEP.aim) {
      frame.targets = targetsFor(held, frame, io);
      frame.step = STEP.roll;
      return;
    }
    const target = frame.targets[frame.target];
    if (target === undefined) return finish(held.view, frame);
    if (frame.step === STEP.roll && isStillThere(held, frame, target)) {
      frame.step = STEP.strike;
      const what = isBurst(frame.means) && frame.means.startsWith('artillery') ? 'barrage' : 'attack';
      const caps = frame.target === 0 ? frame.caps : 0;
      const serves = wayAgainst(held, frame, target);
      return pushRoll(held, { player: frame.player, what, dice: 2, unit: target.unit, serves }, caps);
    }
    if (frame.step === STEP.strike) strikeTarget(held, frame, target, io);
    frame.step = STEP.roll;
    frame.target += 1;
  },
};

/** An earlier roll of this attack may have destroyed it. */
function isStillThere(held: Held, { at }: AttackFrame, target: AttackTarget): boolean {
  if (target.what === 'hidden') return true;
  if (target.what === 'unit') return heldUnit(held, target.unit).at === at;
  return isFortThere(held, at, target.what, target.unit);
}

function strikeTarget(held: Held, frame: AttackFrame, target: AttackTarget, io: BearIo): void {
  const { player, got } = frame;
  const { what, unit, needed, kill } = target;
  if (what === 'hidden') strikeHidden(held, frame, io);
  else if (what === 'unit' && isRumored(held, unit))
    strikeRumor(held, { player, unit, at: frame.at, roll: got ?? 0 }, (found) => aimAt(held, frame, found, io), io);
  else if (what === 'unit') strike(held, { player, needed, kill, got }, unit, io);
  else strikeFort(held, { at: frame.at, what, unit, roll: got ?? 0, needed }, io);
}

/** S6.2.2: the roll needed against the AI unit a rumor turned out to be; null if this attack cannot hurt it. */
function aimAt(held: Held, frame: AttackFrame, unit: UnitId, io: BearIo): Pick<AttackTarget, 'needed' | 'kill'> | null {
  const odds = oddsOn(held, frame, unit, false);
  if (!odds.granted) return null;
  showFigures(held, frame.leader, odds.reasons, io);
  return odds.value;
}

/** B10.0.3: roll first, then look who is there. A miss reveals nothing, not even that there was something to miss. */
function strikeHidden(held: Held, frame: AttackFrame, io: BearIo): void {
  const { player, at, got } = frame;
  const roll = got ?? 0;
  const { highExplosive, flame } = lineOf(held, frame);
  const unit = hiddenTarget(held, at, sidesOf(held, frame), highExplosive || flame ? 'flank' : 'front', io);
  const odds = unit === undefined ? undefined : oddsOn(held, frame, unit, true);
  if (unit === undefined || odds?.granted !== true || roll < odds.value.needed)
    return io.emit({ rule: 'B10.0.3', key: 'nothingHit', at, roll });
  askFacings(held, revealHex(held, at, io));
  showFigures(held, unit, odds.reasons, io);
  strike(held, { player, needed: odds.value.needed, kill: odds.value.kill, got }, unit, io);
}

/** Shells hit both sides. */
function sidesOf(held: Held, { player, leader }: AttackFrame): readonly Side[] {
  return leader === NONE ? SIDES : [enemyOf(playerOf(held, player).side)];
}

function isFortThere(held: Held, at: HexId, what: FortKind, unit: UnitId): boolean {
  if (unit === NONE) return markerIn(held, what, at) !== undefined;
  const it = heldUnit(held, unit);
  return it.hasty && it.at === at;
}

interface FortRoll {
  readonly at: HexId;
  readonly what: FortKind;
  readonly unit: UnitId;
  readonly roll: number;
  readonly needed: number;
}

/** B18.4: any hit removes it. */
function strikeFort(held: Held, { at, what, unit, roll, needed }: FortRoll, io: BearIo): void {
  const razed = roll >= needed;
  if (razed && unit === NONE) clearFort(held, at, what);
  else if (razed) heldUnit(held, unit).hasty = false;
  io.emit({ rule: 'B18.4', key: razed ? 'razed' : 'stood', what, unit, at, roll, needed });
}

/** Units inside a destroyed counter are now in the open and keep their facing. */
function clearFort(held: Held, at: HexId, what: FortKind): void {
  const { view } = held;
  for (const unit of unitsIn(held, at)) {
    if (shelterOf(held, unit) === what)
      Object.assign(heldUnit(held, unit), { facing: facingOf(held, unit), inside: false });
  }
  view.markers = view.markers.filter((marker) => marker.kind !== what || marker.at !== at);
}
