import { candidates, type Sentence } from '@sandtable/kernel';
import { rangeTo } from '../../board/map.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { cardInHand } from '../../rules/cards/hand.ts';
import { clashNow } from '../../rules/combat/clash.ts';
import { canReach } from '../../rules/ground/reach.ts';
import { displacedSlot, displacedToSlot, edgeSlot, returningSlot } from '../../round/card-slots.ts';
import { hexKind, printUnit } from '../../rules/word-kinds.ts';
import { bestShell, type Fire } from './attacks.ts';
import { eachNeighbour, type CorpsScene, standingAt } from './scene.ts';

/** L6.1a: the most useful card, or none. */
export function planOpening(scene: CorpsScene): Sentence {
  for (const play of PLAYS) {
    const card = play(scene);
    if (card !== null) return [...card, 'disclose'];
  }
  return ['disclose'];
}

const PLAYS: readonly ((scene: CorpsScene) => Sentence | null)[] = [deceive, bombard, bringBack, refill, hurry];

/** One plan for each playable card, with its best use. */
export function openings(scene: CorpsScene): readonly Sentence[] {
  return PLAYS.flatMap((play) => {
    const card = play(scene);
    return card === null ? [] : [[...card, 'disclose']];
  });
}

function holds({ seen, corps }: CorpsScene, effect: Parameters<typeof cardInHand>[2]): boolean {
  return cardInHand(seen, corps, effect) !== NONE;
}

const deceived = displacedSlot('L10d');
const deceivedTo = displacedToSlot('L10d', ({ foe }: { readonly foe: UnitId }) => foe);

/** L10d: lures a defender off a wanted hex that one of our units can then reach. */
function deceive(scene: CorpsScene): Sentence | null {
  if (!holds(scene, 'deceit')) return null;
  const { seen, places } = scene;
  for (const at of wantedHexes(scene)) {
    const foe = standingAt(scene, at);
    if (!deceived.judge(seen, {}, foe).granted) continue;
    const to = farthestOf(scene, candidates(deceivedTo, seen, { foe }));
    if (to === NONE) continue;
    const after = places.map((place, unit) => (unit === foe ? to : place));
    if (scene.fighters.some((unit) => canReach(seen, unit, at, after)))
      return ['deceit', printUnit(seen, foe), hexKind.print(seen, to)];
  }
  return null;
}

/** Enemy-held hexes that we want: objectives by weight, then the hexes next to them. */
export function wantedHexes(scene: CorpsScene): readonly HexId[] {
  const held = scene.aims.filter(({ weight, holder }) => weight > 1 && holder === 'enemy');
  const hexes = held.toSorted((a, b) => b.weight - a.weight).map(({ at }) => at);
  for (const { at } of held)
    eachNeighbour(scene.map, at, (hex) => {
      const unit = standingAt(scene, hex);
      if (unit !== NONE && sideOf(scene.seen, unit) !== scene.side && !hexes.includes(hex)) hexes.push(hex);
    });
  return hexes;
}

export function farthestOf({ map, fighters, places }: CorpsScene, hexes: readonly HexId[]): HexId {
  let best: HexId = NONE;
  let most = -1;
  for (const hex of hexes) {
    const far = fighters.reduce((sum, unit) => sum + rangeTo(map, hex, places[unit] ?? NONE), 0);
    if (far > most) [best, most] = [hex, far];
  }
  return best;
}

function bombard(scene: CorpsScene): Sentence | null {
  if (!holds(scene, 'bombardment')) return null;
  const clash = clashNow(scene.seen);
  let best: Fire | null = null;
  for (const gun of scene.guns) {
    const fire = bestShell(scene, clash, gun);
    if (fire !== null && fire.value > (best?.value ?? 0.3)) best = fire;
  }
  return best === null
    ? null
    : ['bombardment', printUnit(scene.seen, best.battery), printUnit(scene.seen, best.target)];
}

function bringBack(scene: CorpsScene): Sentence | null {
  if (!holds(scene, 'reinforcement')) return null;
  const [returning] = candidates(returningSlot, scene.seen, {});
  if (returning === undefined) return null;
  const [hex] = candidates(edgeSlot, scene.seen, { returning }).toSorted(
    (a, b) => timeFrom(scene, a) - timeFrom(scene, b),
  );
  if (hex === undefined) return null;
  return ['reinforcement', printUnit(scene.seen, returning), hexKind.print(scene.seen, hex)];
}

function timeFrom({ aims }: CorpsScene, hex: HexId): number {
  return Math.min(...aims.map(({ times }) => times[hex] ?? 99));
}

function refill(scene: CorpsScene): Sentence | null {
  return holds(scene, 'spareBattery') && scene.guns.length > 0 ? ['spareBattery'] : null;
}

/** L10n: names the unit with the longest way to go that is not in contact. */
function hurry(scene: CorpsScene): Sentence | null {
  if (!holds(scene, 'forcedMarch')) return null;
  let best: UnitId = NONE;
  let most = 1;
  for (const unit of scene.fighters) {
    const hex = unitOf(scene.seen, unit).at;
    const riding = typeOf(scene.seen, unit).traits.includes('riding') ? 1 : 0;
    const far = timeFrom(scene, hex) - riding;
    if ((scene.threat[hex] ?? 0) === 0 && far > most) [best, most] = [unit, far];
  }
  return best === NONE ? null : ['forcedMarch', printUnit(scene.seen, best)];
}
