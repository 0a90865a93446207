import type { Word } from '@sandtable/kernel';
import { type Burst, WEAPON_CARDS, type WeaponCard } from '../../../model/battle/means.ts';
import { BUNKER_FLANK_DM } from '../../../rules/fire/defense.ts';
import type { Colour } from '../../../model/pack/unit-type.ts';
import { firepowerOf, markerOf } from '../../../rules/units/figures.ts';
import { GOOD_IN_CLOSE_COMBAT, LONG_RANGE, SHORT_RANGE } from '../../../rules/fire/power.ts';
import { burstFigures, weaponFigures } from '../../../rules/fire/weapon-card.ts';
import { harm } from '../scene/odds.ts';
import type { Piece } from '../scene/piece.ts';
import { bargain, better, type TurnPlan, planOf, standingOf } from '../sums/price.ts';
import { isConcealed, type CaptainScene, sees } from '../scene/scene.ts';
import { canAim, hasAhead } from '../sums/shot.ts';
import { weights } from '../scene/weights.ts';
import type { HexId } from '../../../model/ids.ts';

// Weapons other than the unit's printed fire: flamethrowers, weapon cards, aircraft.

export function planWeapons(scene: CaptainScene): TurnPlan | null {
  let best: TurnPlan | null = null;
  for (const piece of scene.own) {
    if (piece.type.flamethrower !== 'none' && piece.mayAttack) best = better(best, planFlame(scene, piece));
  }
  for (const { card, unit, uses } of scene.me.weapons) {
    const word = scene.battle.pack.actionCards[card]?.id ?? '';
    if (uses === 0) continue;
    const piece = scene.pieces[unit];
    const means = WEAPON_CARDS.find((each) => each === word);
    if (means !== undefined && piece !== undefined && isOnMap(scene, piece))
      best = better(best, planThrow(scene, piece, means));
    const strike = AIR_STRIKES.find((each) => each === word);
    if (strike !== undefined && scene.view.options.airStrike === 'on')
      best = better(best, planAirStrike(scene, strike));
  }
  return best;
}

const AIR_STRIKES = ['air-strike-german', 'air-strike-soviet'] as const satisfies readonly Burst[];
type AirStrike = (typeof AIR_STRIKES)[number];

function isOnMap({ own }: CaptainScene, piece: Piece): boolean {
  return own.includes(piece) && piece.mayAttack;
}

/** Enemies in its own hex; if there are none, those in adjacent hexes within reach. */
function nearFoes(scene: CaptainScene, piece: Piece, canReach: (hex: HexId) => boolean): Piece[] {
  const { tables, size } = scene.land;
  return scene.foes.filter((foe) => {
    if (foe.at === piece.at) return true;
    if (piece.isEngaged || (tables.distances[foe.at * size + piece.at] ?? 9) > 1) return false;
    return (scene.friendsAt[foe.at] ?? 0) === 0 && canReach(foe.at);
  });
}

/** B17.4: against the flank, regardless of cover. */
function planFlame(scene: CaptainScene, piece: Piece): TurnPlan | null {
  const power = Number(scene.view.options.flameFP);
  const isTurret = piece.type.flamethrower === 'turret';
  let target: Piece | null = null;
  let most = 0;
  for (const foe of nearFoes(scene, piece, (hex) =>
    isTurret ? canAim(scene, piece, hex) : hasAhead(scene, piece, hex),
  )) {
    if (hasLost(scene, piece, foe.type.flank.colour)) continue;
    const gain =
      harm(foe.flank - power - (foe.at === piece.at ? GOOD_IN_CLOSE_COMBAT : SHORT_RANGE), foe.isHit) * foe.worth;
    if (gain <= most) continue;
    target = foe;
    most = gain;
  }
  if (target === null) return null;
  const turning = hasAhead(scene, piece, target.at) ? 0 : Number(scene.view.options.turretSurcharge);
  return planOn(scene, piece, target, most, 'flame', piece.attackCost + turning, 'gifts');
}

/** B7.5c: a damaged gun loses the flamethrower of its colour. */
function hasLost({ battle }: CaptainScene, { unit, type }: Piece, colour: Colour): boolean {
  return type.firepower[colour] !== null && firepowerOf(battle, unit, colour) === null;
}

/** B8.4 */
function planThrow(scene: CaptainScene, piece: Piece, card: WeaponCard): TurnPlan | null {
  const { firepower, reach, vehiclesOnly, dms, highExplosive } = weaponFigures[card];
  let target: Piece | null = null;
  let most = 0;
  for (const foe of nearFoes(scene, piece, (hex) => reach > 0 && hasAhead(scene, piece, hex))) {
    if (vehiclesOnly && !foe.isVehicle) continue;
    const isIn = foe.at === piece.at;
    const isFront = !isIn && !highExplosive && hasAhead(scene, foe, piece.at) && !foe.isCarried;
    const power = firepower[(isFront ? foe.type.front : foe.type.flank).colour];
    if (power === null) continue;
    const cover = dms ? foe.cover + (scene.land.dm[foe.at] ?? 0) + (foe.isInBunker ? BUNKER_FLANK_DM : 0) : 0;
    const gain =
      harm((isFront ? foe.front : foe.flank) + cover - power + (isIn ? 0 : -LONG_RANGE), foe.isHit) * foe.worth;
    if (gain <= most) continue;
    target = foe;
    most = gain;
  }
  if (target === null) return null;
  return planOn(scene, piece, target, most - weights.weaponCard, card, throwingPrice(scene, piece, card), 'none');
}

/** B1.1d: a free card may stay free; anything else costs at least 1. */
function throwingPrice({ battle }: CaptainScene, { unit }: Piece, card: WeaponCard): number {
  const printed = battle.pack.actionCards.find(({ id }) => id === card)?.cost?.amount ?? 0;
  return Math.max(Math.min(1, printed), printed + (markerOf(battle, unit)?.attackCost ?? 0));
}

function planOn(
  scene: CaptainScene,
  piece: Piece,
  target: Piece,
  gain: number,
  word: Word,
  price: number,
  gifts: 'gifts' | 'none',
): TurnPlan | null {
  const { at, word: foe } = target;
  const deal = bargain(scene, price, standingOf(scene, piece, 'answers'), piece.freshness, gifts);
  if (price === 0) Object.assign(deal, { cost: 0, way: 'command', caps: 0 });
  return planOf(gain - deal.cost, deal, () => [piece.word, word, at === piece.at ? foe : (scene.land.names[at] ?? '')]);
}

/** B17.5: on the hex worth most of those his side sees. */
function planAirStrike(scene: CaptainScene, word: AirStrike): TurnPlan | null {
  const { tables, size } = scene.land;
  let hex = -1;
  let most = 0;
  for (const foe of scene.foes) {
    if (foe.isBehind || (scene.friendsAt[foe.at] ?? 0) > 0) continue;
    let gain = 0;
    for (let on = scene.firstAt[foe.at] ?? null; on !== null; on = on.next) {
      const power = burstFigures[word].firepower[on.type.flank.colour];
      gain +=
        harm(
          on.flank + on.cover + (scene.land.dm[on.at] ?? 0) + (on.isInBunker ? BUNKER_FLANK_DM : 0) - power,
          on.isHit,
        ) * on.worth;
    }
    if (gain <= most) continue;
    const isSeen = scene.own.some((piece) => {
      const distance = tables.distances[piece.at * size + foe.at] ?? 0;
      return (
        !piece.isCarried &&
        !piece.isEngaged &&
        !isConcealed(scene, foe, foe.at, distance) &&
        sees(scene, piece.at, foe.at)
      );
    });
    if (!isSeen) continue;
    hex = foe.at;
    most = gain;
  }
  return hex === -1 ? null : planOf(most - weights.airStrike, null, () => [word, scene.land.names[hex] ?? '']);
}
