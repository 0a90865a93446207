import { EVERY_FACING, FACINGS } from '@sandtable/hex';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Battle } from '../../model/battle/battle.ts';
import {
  type BearFrame,
  type FacingFrame,
  type InitiativeFrame,
  type MoveFrame,
  ROLL_STEP,
  type RollFrame,
  type TollFrame,
} from '../../model/battle/frame.ts';
import type { BearSystem, View } from '../../model/battle/state.ts';
import { asItServes, capsOnRoll } from '../../rules/units/dice.ts';
import { glance, look } from './scene/look.ts';
import { chanceOf } from './scene/odds.ts';
import { survey } from './sums/outlook.ts';
import { hereFor, wayTo } from './sums/ways.ts';
import { aheadIn, isBit, pairOf } from './scene/pairs.ts';
import type { CaptainScene } from './scene/scene.ts';
import { answerDeploy, answerPlot } from './set-up.ts';
import { weights } from './scene/weights.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** His answer to any question except that of a turn; null if any answer will do. */
export function answerTo(
  scene: CaptainScene,
  battle: Battle<View>,
  frame: Readonly<BearFrame> | undefined,
  system: BearSystem,
): Sentence | null {
  if (frame?.kind === 'roll') return answerRoll(scene, battle, frame);
  if (frame?.kind === 'initiative') return answerInitiative(battle, frame);
  if (frame?.kind === 'facing') return answerFacing(scene, battle, frame);
  if (frame?.kind === 'move') return answerMidway(scene, battle, frame);
  if (frame?.kind === 'toll') return answerToll(scene, battle, frame);
  if (frame?.kind === 'deploy') return answerDeploy(scene, battle, frame, system);
  return frame?.kind === 'plot' ? answerPlot(scene, battle, frame) : null;
}

const NO_CAPS: Sentence = ['caps:0'];
const ONE_CAP: Sentence = ['caps:1'];
const KEEP: Sentence = ['keep'];
const LUCK: Sentence = ['c12'];

/** With this many CAPs, the first turn of a round is worth one. */
const RICH = 6;

/** B3.2.4 */
function answerInitiative({ view }: Battle<View>, { order, caps }: Readonly<InitiativeFrame>): Sentence {
  const me = view.players[order[caps.length] ?? -1];
  return me !== undefined && me.caps >= RICH ? ONE_CAP : NO_CAPS;
}

/** The VP each sum of the dice brings, as far as he knows. */
type Prospect = (sum: number) => number;

/** B3.2.3, B8.2: CAPs on dice, up or down, or Luck after them, if worth it. */
function answerRoll(scene: CaptainScene, battle: Battle<View>, frame: Readonly<RollFrame>): Sentence {
  glance(scene, battle, frame.player, frame.unit);
  const under = battle.view.frames.at(-2);
  const prospect = prospectOf(scene, under);
  if (frame.step === ROLL_STEP.cast) return luckFor(scene, frame, prospect) ? LUCK : KEEP;
  if (prospect === null || frame.dice !== 2) return NO_CAPS;
  let best = 0;
  let most = average(prospect, 0);
  for (const caps of capsOnRoll(frame.serves, scene.me.caps)) {
    const value = average(prospect, caps) - Math.abs(caps) * scene.capWorth;
    if (value <= most) continue;
    best = caps;
    most = value;
  }
  return [`caps:${best}`];
}

function average(prospect: Prospect, more: number): number {
  let sum = 0;
  for (let roll = 2; roll <= 12; roll++) sum += (chanceOf(roll) - chanceOf(roll + 1)) * prospect(roll + more);
  return sum;
}

function prospectOf(scene: CaptainScene, under: Readonly<BearFrame> | undefined): Prospect | null {
  if (under?.kind === 'attack') {
    const target = under.targets[under.target];
    return target === undefined || target.needed === -1 ? null : striking(scene, target);
  }
  if (under?.kind === 'mine') {
    const unit = under.units[under.unit] ?? NONE;
    return striking(scene, { what: 'unit', unit, needed: under.needed, kill: under.kill });
  }
  if (under?.kind === 'rally') {
    const unit = under.units[under.unit] ?? NONE;
    return mending(scene, unit, under.needed[under.unit] ?? 0);
  }
  return under?.kind === 'rubble' ? mending(scene, under.unit, NEEDED_IN_RUBBLE) : null;
}

function mending({ pieces }: CaptainScene, unit: UnitId, needed: number): Prospect {
  const gain = (pieces[unit]?.worth ?? 0) * weights.firstHit;
  return (sum) => (sum >= needed ? gain : 0);
}

const NEEDED_IN_RUBBLE = 6;
const FORT = 0.15;

interface RollTarget {
  readonly what: string;
  readonly unit: UnitId;
  readonly needed: number;
  readonly kill: number;
}

function striking(scene: CaptainScene, { what, unit, needed, kill }: RollTarget): Prospect {
  if (what !== 'unit') return (sum) => (sum >= needed ? FORT : 0);
  const piece = scene.pieces[unit];
  if (piece === undefined) return () => 0;
  const { worth, isHit } = piece;
  // He pays to miss his own units.
  const sign = piece.side === scene.side ? -1 : 1;
  const hit = worth * sign * (isHit ? weights.secondHit : weights.firstHit);
  return (sum) => (sum < needed ? 0 : sum >= kill ? worth * sign : hit);
}

const GOOD_LUCK = 2;
const BAD_LUCK = -3;

/** Card 12: better by two five times out of six. */
function luckFor(scene: CaptainScene, frame: Readonly<RollFrame>, prospect: Prospect | null): boolean {
  if (prospect === null || !scene.hand.includes('c12')) return false;
  const { sum } = frame;
  const [good, bad] = [GOOD_LUCK, BAD_LUCK].map((luck) => prospect(sum + asItServes(frame, luck)));
  const value = (5 * (good ?? 0) + (bad ?? 0)) / 6;
  return value - prospect(sum) > weights.luck;
}

/** B10.0: a revealed unit faces what it attacks, otherwise what threatens it. */
function answerFacing(scene: CaptainScene, battle: Battle<View>, frame: Readonly<FacingFrame>): Sentence | null {
  const unit = frame.units[frame.unit] ?? NONE;
  const it = battle.view.units[unit];
  if (it === undefined || it.at === -1) return null;
  look(scene, battle, it.owner);
  const piece = scene.pieces[unit];
  if (piece === undefined) return null;
  let best: Word | null = null;
  let most = -Infinity;
  const target = targetOf(battle.view, unit);
  for (const facing of EVERY_FACING) {
    if (target !== -1 && !isBit(aheadIn(pairOf(scene.land, piece.at, target)), facing)) continue;
    const { value } = survey(scene, piece, piece.at, piece.cover, facing);
    if (value <= most) continue;
    best = FACINGS[facing];
    most = value;
  }
  return best === null ? null : [best];
}

function targetOf({ frames }: View, unit: UnitId): HexId {
  for (const frame of frames) {
    if (frame.kind === 'attack' && (frame.leader === unit || frame.supporters.includes(unit))) return frame.at;
  }
  return NONE;
}

const ONWARD: Sentence = ['onward'];

/** weighs the rest of the move with what he knows now. A unit driving off the map goes on. */
function answerMidway(scene: CaptainScene, battle: Battle<View>, frame: Readonly<MoveFrame>): Sentence {
  const { unit = NONE, path = [] } = frame.parts[frame.part] ?? {};
  look(scene, battle, frame.player);
  const piece = scene.pieces[unit];
  const rest = path.slice(frame.hex);
  if (piece === undefined || piece.isEngaged || battle.view.frames.at(-2)?.kind === 'leave') return ONWARD;
  const here = hereFor(scene, piece);
  const { gain } = wayTo(scene, piece, rest, 0, here);
  return gain > here.faced + here.pull - here.value ? ONWARD : ['halt', FACINGS[here.facing]];
}

const REFUSE: Sentence = ['refuse'];
const MOST_AP = 7;

/** B18.3.1: with the price known, he pays as announced, with as few CAPs as possible, unless it is too high. */
function answerToll(
  scene: CaptainScene,
  battle: Battle<View>,
  { player, payers, rolls, way }: Readonly<TollFrame>,
): Sentence {
  look(scene, battle, player);
  const price = payers.reduce((dearest, { cost }, place) => Math.max(dearest, cost + (rolls[place] ?? 0)), 0);
  const { caps, activation } = scene.me;
  if (way === 'command') return caps >= price && price * scene.capWorth < weights.goodShot ? [way] : REFUSE;
  const fewest = Math.max(0, price - (way === 'pool' ? (activation?.ap ?? 0) : MOST_AP));
  if (fewest > caps || fewest >= price) return REFUSE;
  return [`${way === 'ap' ? 'caps' : way}:${fewest}`];
}
