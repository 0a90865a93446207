import type { Smoke } from '../../../board/sight.ts';
import { type Battle, smokeOf } from '../../../model/battle/battle.ts';
import { SHELTER_DMS } from '../../../rules/fire/defense.ts';
import { isConcerned } from '../../../rules/payment/triggers.ts';
import type { View } from '../../../model/battle/state.ts';
import { goalsOf } from './goals.ts';
import { clockOf, hasVehicle, MARKS, type CaptainScene } from './scene.ts';
import { landOf } from './land.ts';
import { type Piece, update } from './piece.ts';
import { bend, seeRules } from './special.ts';
import { type Stakes, stakesOf, weights } from './weights.ts';
import { NONE, type PlayerId, type UnitId } from '../../../model/ids.ts';

export function look(scene: CaptainScene, battle: Battle<View>, player: PlayerId): void {
  clear(scene);
  take(scene, battle, player);
  scene.land = landOf(battle);
  makeRoom(scene);
  seeMarkers(scene);
  seeRules(scene);
  seeUnits(scene);
  goalsOf(scene);
  weighSquatters(scene);
  seePlaces(scene);
  scene.capWorth = capWorth(scene.fresh);
}

/** Fills in only the unit that dice are rolled for. */
export function glance(scene: CaptainScene, battle: Battle<View>, player: PlayerId, unit: UnitId): void {
  take(scene, battle, player);
  const { view, pack } = battle;
  let fresh = 0;
  for (const each of view.roster) {
    const it = view.units[each];
    if (it !== undefined && it.owner === player && it.at !== -1 && !it.spent) fresh += 1;
  }
  scene.capWorth = capWorth(fresh);
  const it = view.units[unit];
  const piece = scene.pieces[unit];
  if (it === undefined || piece === undefined) return;
  piece.isHit = it.hit !== -1;
  piece.worth = worthOf(piece, stakesOf(pack, view.terms), strengthOf(scene));
}

function take(scene: CaptainScene, battle: Battle<View>, player: PlayerId): void {
  const { view, pack } = battle;
  const me = view.players[player];
  if (me === undefined) throw new RangeError(`no player ${player}`);
  scene.battle = battle;
  scene.view = view;
  scene.player = player;
  scene.me = me;
  scene.side = me.side;
  const { round, rounds } = clockOf(view);
  scene.progress = Math.min(1, round / rounds);
  scene.isLastRound = round >= rounds;
  scene.hand = me.hand.length === 0 ? NOTHING : me.hand.map((card) => pack.actionCards[card ?? -1]?.id ?? '');
}

function capWorth(fresh: number): number {
  return weights.lastCap + (weights.cap - weights.lastCap) * Math.min(1, fresh / weights.manyFresh);
}

/** A counter's strength is worth less as time runs out. */
function strengthOf({ isLastRound, progress }: CaptainScene): number {
  return weights.strength * (isLastRound ? 0.3 : 1.1 - progress * 0.6);
}

function worthOf({ unit, type, isRumor }: Piece, stakes: Stakes, strength: number): number {
  return isRumor ? weights.rumor : (stakes[unit] ?? 0) + type.points * strength;
}

function clear(scene: CaptainScene): void {
  for (const list of [scene.own, scene.allies, scene.foes]) {
    for (const { at } of list) {
      scene.foesAt[at] = 0;
      scene.friendsAt[at] = 0;
      scene.firstAt[at] = null;
    }
  }
  scene.own = [];
  scene.allies = [];
  scene.foes = [];
  for (const at of scene.marked) scene.marksAt[at] = 0;
}

function makeRoom(scene: CaptainScene): void {
  const { size } = scene.land;
  if (scene.foesAt.length >= size) return;
  scene.foesAt = new Uint8Array(size);
  scene.friendsAt = new Uint8Array(size);
  scene.marksAt = new Uint8Array(size);
  scene.firstAt = Array.from({ length: size }, () => null);
}

const NO_SMOKE: Smoke = new Map();
const NOTHING: readonly never[] = [];

function seeMarkers(scene: CaptainScene): void {
  const { markers } = scene.view;
  // B18.1.3: a hasty defense that waits for the enemy is no use to him.
  for (const { kind, at, side } of markers)
    if (kind !== 'hasty' || side === scene.side) scene.marksAt[at] = (scene.marksAt[at] ?? 0) | MARKS[kind];
  scene.marked = markers.length === 0 ? NOTHING : markers.map(({ at }) => at);
  scene.smoke = markers.length === 0 ? NO_SMOKE : smokeOf(scene.battle);
  scene.isSmoky = scene.smoke.size > 0;
}

function seeUnits(scene: CaptainScene): void {
  const { view, battle, pieces, player, side, land, firstAt, foesAt, friendsAt } = scene;
  const { hitMarkers } = battle.pack;
  const stakes = stakesOf(battle.pack, view.terms);
  const strength = strengthOf(scene);
  scene.fresh = 0;
  scene.lurking = 0;
  scene.claimed = NOTHING;
  for (const unit of view.roster) {
    const it = view.units[unit];
    const piece = pieces[unit];
    if (it === undefined || piece === undefined) continue;
    if (it.at === -1) {
      if (it.hidden && it.fate === 'inPlay' && piece.side !== side) scene.lurking += 1;
      continue;
    }
    const { hit } = it;
    update(piece, it, hit === null || hit < 0 ? null : (hitMarkers[hit] ?? null), view.options);
    if (scene.isRuled) bend(scene, piece);
    if (land.isWater[it.at] === 1) piece.mayAttack = false;
    piece.worth = worthOf(piece, stakes, strength);
    piece.freshness = weights.fresh;
    if (piece.side !== side) {
      scene.foes.push(piece);
      piece.isBehind = (foesAt[it.at] ?? 0) > 0;
      foesAt[it.at] = (foesAt[it.at] ?? 0) + 1;
    } else {
      (it.owner === player ? scene.own : scene.allies).push(piece);
      piece.isConcerned = isConcerned(battle, unit);
      friendsAt[it.at] = (friendsAt[it.at] ?? 0) + 1;
      if (it.owner === player && !it.spent) scene.fresh += 1;
    }
    piece.next = firstAt[it.at] ?? null;
    firstAt[it.at] = piece;
  }
}

/** Enemies on a hex we want, or where they will score, are worth more. */
function weighSquatters({ goals, foes, side, progress, view }: CaptainScene): void {
  for (const { at, prize } of goals) {
    if (prize > 0) for (const foe of foes) if (foe.at === at) foe.worth += weights.squatter;
  }
  for (const rule of view.terms.victory) {
    if (rule.kind !== 'reached' || rule.side === side) continue;
    for (const foe of foes) if (rule.hexes.includes(foe.at)) foe.worth += rule.vp * progress * progress;
  }
}

/** The effects on a unit of its hex and of other units there. */
function seePlaces(scene: CaptainScene): void {
  const { own, allies, foes, foesAt, friendsAt, view } = scene;
  for (const list of [own, allies, foes]) {
    const enemies = list === foes ? friendsAt : foesAt;
    for (const piece of list) {
      const { at } = piece;
      piece.isEngaged = (enemies[at] ?? 0) > 0;
      piece.isThreat = piece.mayAttack && !piece.isEngaged && piece.isCombat;
      piece.cover = coverOf(scene, piece);
      if (piece.isCarried) shareFate(scene, piece, view.units[piece.unit]?.carrier ?? NONE);
    }
  }
}

function coverOf(scene: CaptainScene, piece: Piece): number {
  const { at } = piece;
  let cover = piece.isHasty ? 1 : 0;
  const marks = scene.marksAt[at] ?? 0;
  if (marks !== 0) {
    if ((marks & MARKS.roadBlock) !== 0) cover += 1;
    if (piece.isInside && (marks & MARKS.bunker) !== 0) piece.isInBunker = true;
    else if (piece.isInside && (marks & MARKS.trench) !== 0) cover += SHELTER_DMS.trench;
    if ((marks & MARKS.smoke) !== 0) cover += scene.smoke.get(at) ?? 0;
  }
  return piece.isLight && !piece.isCarried && hasVehicle(scene, at, piece.side) ? cover + 1 : cover;
}

/** B17.0, B16.1: a passenger takes its carrier's facing and shares its state. */
function shareFate({ pieces }: CaptainScene, piece: Piece, carrier: UnitId): void {
  const vehicle = pieces[carrier];
  if (vehicle === undefined) return;
  piece.facing = vehicle.facing;
  piece.cover += vehicle.type.passengerShield;
  piece.freshness = 0;
  vehicle.load += 1;
  if (piece.spent) vehicle.spent = true;
  if (piece.isVehicle) vehicle.isTowing = true;
}
