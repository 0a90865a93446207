import { harm } from '../scene/odds.ts';
import type { Piece } from '../scene/piece.ts';
import { cardWorth, type TurnPlan, planOf } from '../sums/price.ts';
import { cardDeal } from './card-on-own.ts';
import type { CaptainScene } from '../scene/scene.ts';
import { hasAhead, neededRoll, reachOf } from '../sums/shot.ts';
import { weights } from '../scene/weights.ts';
import { commandCardsLeft } from '../../../rules/units/command-cards.ts';
import { type HexId, hexId } from '../../../model/ids.ts';

/** Card 06: on the enemy who could do most harm before the round ends. */
export function planConfusion(scene: CaptainScene): TurnPlan | null {
  let victim: Piece | null = null;
  let most = 0;
  for (const foe of scene.foes) {
    const harmed = foe.spent || !foe.isThreat ? 0 : worstOf(scene, foe);
    if (harmed <= most) continue;
    victim = foe;
    most = harmed;
  }
  if (victim === null) return null;
  const { word } = victim;
  return planOf(most - cardWorth(scene, weights.confusion), null, () => ['c06', word]);
}

/** The worth of an enemy's best shot at his units. */
function worstOf(scene: CaptainScene, foe: Piece): number {
  let worst = 0;
  for (const piece of scene.own) {
    const distance = reachOf(scene, foe, foe.at, piece.at);
    if (distance === 0) continue;
    const needed = neededRoll(
      scene,
      foe,
      foe.at,
      distance,
      piece,
      piece.at,
      piece.cover,
      hasAhead(scene, piece, foe.at),
    );
    worst = Math.max(worst, harm(needed, piece.isHit) * piece.worth);
  }
  return worst;
}

/** Card 13: on the enemy with the most CAPs, or on the AI, which may lose all Command cards but one. */
export function planSniper(scene: CaptainScene): TurnPlan | null {
  const { view, side, battle } = scene;
  if (view.solo !== null) return planSnipedAi(scene, commandCardsLeft(battle) - 1);
  const enemies = view.players.filter((player) => player.side !== side);
  let richest = enemies[0];
  for (const enemy of enemies) if (richest === undefined || enemy.caps > richest.caps) richest = enemy;
  if (richest === undefined || richest.caps === 0) return null;
  const { seat, caps } = richest;
  const gain = Math.min(caps, 1.5) * weights.cap - cardWorth(scene, weights.sniper);
  return planOf(gain, null, () => (enemies.length > 1 ? ['c13', seat] : ['c13']));
}

function planSnipedAi(scene: CaptainScene, cards: number): TurnPlan | null {
  if (cards === 0) return null;
  return planOf(Math.min(cards, 1.5) * weights.cap - cardWorth(scene, weights.sniper), null, () => ['c13']);
}

/** Card 20 */
export function planBog(scene: CaptainScene): TurnPlan | null {
  let victim: Piece | null = null;
  for (const foe of scene.foes) {
    if (!foe.isVehicle || scene.view.units[foe.unit]?.snag !== 'none') continue;
    if (victim === null || foe.worth > victim.worth) victim = foe;
  }
  if (victim === null) return null;
  const { word, worth } = victim;
  return planOf(worth * BOGGED - cardWorth(scene, weights.bog), null, () => ['c20', word]);
}

const BOGGED = 0.08;

/** Card 40: in the path of an enemy heading for one of our goals. */
export function planMine(scene: CaptainScene): TurnPlan | null {
  const { land, marksAt, foesAt, friendsAt } = scene;
  for (const goal of scene.goals) {
    if (!goal.isOurs) continue;
    for (const piece of scene.own) {
      if (piece.at !== goal.at || !piece.isLight || piece.isHit || piece.isEngaged || piece.isCarried || piece.isHidden)
        continue;
      const hex = towardsEnemy(scene, piece.at);
      if (hex === -1 || (marksAt[hex] ?? 0) !== 0 || (foesAt[hex] ?? 0) + (friendsAt[hex] ?? 0) > 0) continue;
      const deal = cardDeal(scene, 1, piece);
      return planOf(goal.value * MINED - deal.cost, deal, () => ['c40', piece.word, land.names[hex] ?? '']);
    }
  }
  return null;
}

const MINED = 0.1;

function towardsEnemy({ foes, land: { neighbours, tables, size } }: CaptainScene, at: HexId): number {
  let best = -1;
  let nearest = 255;
  for (let side = 0; side < 6; side++) {
    const hex = hexId(neighbours[6 * at + side] ?? -1);
    if (hex === -1) continue;
    for (const foe of foes) {
      const distance = tables.distances[foe.at * size + hex] ?? 255;
      if (distance >= nearest) continue;
      best = hex;
      nearest = distance;
    }
  }
  return best;
}
