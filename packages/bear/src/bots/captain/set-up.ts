import type { Sentence } from '@sandtable/kernel';
import type { Battle } from '../../model/battle/battle.ts';
import type { DeployFrame, PlotFrame } from '../../model/battle/frame.ts';
import type { BearSystem, View } from '../../model/battle/state.ts';
import { toPlace } from '../../rules/stealth/deploy.ts';
import { fieldTo, fieldToAny } from './scene/land.ts';
import { look } from './scene/look.ts';
import { harm } from './scene/odds.ts';
import { type Piece, fitTread, update } from './scene/piece.ts';
import { type CaptainScene, sees } from './scene/scene.ts';
import { bend } from './scene/special.ts';
import { weights } from './scene/weights.ts';
import { wallFromAbove } from './sums/shot.ts';
import { type HexId, hexId, NONE, playerId } from '../../model/ids.ts';

// Answers before a round: where to hide units and mines, and where to plot artillery.

export function answerDeploy(
  scene: CaptainScene,
  battle: Battle<View>,
  frame: Readonly<DeployFrame>,
  system: BearSystem,
): Sentence | null {
  const { view } = battle;
  const { player, units } = toPlace(battle, frame);
  if (player === undefined) return null;
  look(scene, battle, player);
  const [unit] = units;
  if (unit === undefined) return bestHex('mine', (hex) => barred(scene, hex));
  const it = view.units[unit];
  const piece = scene.pieces[unit];
  if (it === undefined || piece === undefined) return null;
  update(piece, it, null, view.options);
  if (scene.isRuled) bend(scene, piece);
  return bestHex(piece.word, (hex) => lair(scene, piece, hex));

  function bestHex(what: string, worth: (hex: HexId) => number): Sentence | null {
    let best: string | null = null;
    let most = -Infinity;
    for (const offer of system.offers(view, [what])) {
      const value = offer.kind === 'hex' ? worth(offer.value) : -Infinity;
      if (value <= most) continue;
      best = offer.word;
      most = value;
    }
    return best === null ? null : [what, best];
  }
}

const NEAR = 0.12;
const FIELD_OF_FIRE = 1 / 60;
const SHARED = 0.8;

/** B18.3.3: mines go where the enemy's shortest ways to his goals cross, but not in the way of our own units. */
function barred(scene: CaptainScene, hex: HexId): number {
  const { land, view, side } = scene;
  const { controls, terms, options } = view;
  const goals = [
    ...controls.map(({ at }) => [at]),
    ...terms.exits.flatMap((exit) => (exit.side === side ? [] : [exit.hexes])),
  ];
  let value = -(scene.friendsAt[hex] ?? 0);
  for (const unit of view.roster) {
    const it = view.units[unit];
    const piece = scene.pieces[unit];
    if (it === undefined || piece === undefined || piece.side === side || it.carrier !== NONE) continue;
    // `look` skips units yet to come.
    fitTread(piece, options);
    const starts = it.at === NONE ? (terms.entries[it.entry]?.hexes ?? []) : [it.at];
    const toHex = fieldTo(land, piece.lane, hex);
    for (const goal of goals) {
      const toGoal = fieldToAny(land, piece.lane, goal);
      for (const start of starts) {
        const detour = (toHex[start] ?? 0) + (toGoal[hex] ?? 0) - (toGoal[start] ?? 0);
        value += 1 / (starts.length * (1 + detour));
      }
    }
  }
  return value;
}

/**
 * B10.0: the worth of a hex to a hidden unit: cover, hexes in range that it overlooks, and nearness to goals; less if
 * others of his units are there.
 */
function lair(scene: CaptainScene, piece: Piece, hex: HexId): number {
  const { land, goals } = scene;
  const { distances } = land.tables;
  let value = (land.dm[hex] ?? 0) - SHARED * (scene.friendsAt[hex] ?? 0);
  for (let other = hexId(0); other < land.size; other++) {
    if ((distances[hex * land.size + other] ?? 99) <= piece.range && sees(scene, hex, other)) value += FIELD_OF_FIRE;
  }
  for (const { at } of goals) if (at !== -1) value -= NEAR * (distances[hex * land.size + at] ?? 0);
  return value;
}

const SHELLS = { red: 5, blue: 3 } as const;
/** The share of targets expected to be still there when the shells fall. */
const STILL_THERE = 0.5;

/** B12.1: where most of the enemy's worth stands together, if that is enough, in sight of the spotter. */
export function answerPlot(
  scene: CaptainScene,
  battle: Battle<View>,
  { batteries, battery }: Readonly<PlotFrame>,
): Sentence {
  const { player = playerId(0) } = batteries[battery] ?? {};
  look(scene, battle, player);
  const spotter = scene.pieces[battle.view.terms.players[player]?.spotter ?? -1];
  let best = -1;
  let most: number = weights.barrage;
  for (let hex = hexId(0); hex < scene.land.size; hex++) {
    if (spotter !== undefined && !spots(scene, spotter, hex)) continue;
    const value = STILL_THERE * barrageOn(scene, hex);
    if (value <= most) continue;
    best = hex;
    most = value;
  }
  return best === -1 ? NO_PLOT : ['plot', scene.land.names[best] ?? '', 'he'];
}

const NO_PLOT: Sentence = ['none'];

function spots(scene: CaptainScene, spotter: Piece, hex: HexId): boolean {
  if (!scene.own.includes(spotter)) return false;
  if (spotter.at === hex) return true;
  return !spotter.isCarried && !spotter.isEngaged && sees(scene, spotter.at, hex);
}

/** What shells on a hex and its neighbours cost the enemy, less what they cost his own side. */
function barrageOn(scene: CaptainScene, hex: HexId): number {
  const { neighbours } = scene.land;
  let value = shelling(scene, hex);
  for (let side = 0; side < 6; side++) {
    const beside = hexId(neighbours[6 * hex + side] ?? NONE);
    if (beside !== -1) value += shelling(scene, beside);
  }
  return value;
}

function shelling(scene: CaptainScene, hex: HexId): number {
  const { land, side } = scene;
  let value = 0;
  for (let on = scene.firstAt[hex] ?? null; on !== null; on = on.next) {
    const isSoft = on.type.flank.colour === 'red';
    const dm = isSoft && land.isHeavyWoods[hex] === 1 ? 0 : (land.dm[hex] ?? 0);
    const loss =
      harm(on.flank + on.cover + dm + wallFromAbove(scene, hex) - (isSoft ? SHELLS.red : SHELLS.blue), on.isHit) *
      on.worth;
    value += on.side === side ? -OWN_RISK * loss : loss;
  }
  return value;
}

const OWN_RISK = 2;
