import type { Sentence } from '@sandtable/kernel';
import { typeOf, unitOf } from '../../model/battle.ts';
import type {
  BoostFrame,
  CombatFrame,
  FallBackFrame,
  ReactionFrame,
  RelegateFrame,
  TokensFrame,
} from '../../model/frame.ts';
import { type CorpsId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { judgeAnswer, judgeAnswerer } from '../../rules/artillery/answer.ts';
import { cardInHand } from '../../rules/cards/hand.ts';
import { clashNow } from '../../rules/combat/clash.ts';
import { counterTargets, threats } from '../../rules/combat/threats.ts';
import { hexesAround, judgeFallBack } from '../../rules/combat/fall-back.ts';
import { judgeCounterStrike, judgeProtected, judgeSurvivor } from '../../rules/combat/contra.ts';
import { targetValue } from '../../rules/combat/target-value.ts';
import { hexKind, printUnit } from '../../rules/word-kinds.ts';
import { boostable } from '../../round/boost.ts';
import { sceneOf } from './scene.ts';
import { worthOfPlace } from './worth.ts';

const PASS: Sentence = ['pass'];

export function react(seen: Seen, { phase, place }: ReactionFrame): Sentence {
  switch (phase) {
    case 'opening':
      return cardInHand(seen, place, 'blockingPreparations') === NONE ? PASS : ['blockingPreparations'];
    case 'central':
      return protect(seen, place);
    case 'closing':
      return strikeBack(seen, place);
  }
}

const PROTECTIONS = ['dugIn', 'secondLine', 'coveringFire', 'volley'] as const;

/** Plays the first card of `PROTECTIONS` that can help, for the unit most in need. */
function protect(seen: Seen, corps: CorpsId): Sentence {
  const attacked = threats(seen).toSorted((a, b) => needOf(seen, b) - needOf(seen, a));
  for (const effect of PROTECTIONS) {
    if (cardInHand(seen, corps, effect) === NONE) continue;
    const threat = attacked.find(({ target }) => judgeProtected(seen, corps, effect, target).granted);
    if (threat !== undefined) return [effect, printUnit(seen, threat.target)];
  }
  return PASS;
}

function needOf(seen: Seen, { target, attackers, batteries }: ReturnType<typeof threats>[number]): number {
  const holds = seen.view.terms.objectives.some(({ at }) => at === unitOf(seen, target).at);
  return attackers.length + batteries.length + (holds ? 2 : 0) + 1 / Math.max(1, unitOf(seen, target).rp);
}

function strikeBack(seen: Seen, corps: CorpsId): Sentence {
  if (cardInHand(seen, corps, 'counterAttack') === NONE) return PASS;
  const pairs = seen.view.turn.attacks.filter(
    ({ attacker, target }) =>
      judgeSurvivor(seen, corps, target).granted && judgeCounterStrike(seen, target, attacker).granted,
  );
  const clash = clashNow(seen);
  const [best] = pairs.toSorted(
    (a, b) =>
      targetValue(seen, clash, 'attack', b.target, b.attacker, 1) -
      targetValue(seen, clash, 'attack', a.target, a.attacker, 1),
  );
  return best === undefined ? PASS : ['counterAttack', printUnit(seen, best.target), printUnit(seen, best.attacker)];
}

export function boost(seen: Seen, { place }: BoostFrame): Sentence {
  const [unit] = boostable(seen, place);
  return unit === undefined ? PASS : ['tactics', printUnit(seen, unit)];
}

/** L9d: the first battery that can answer: an artillery attack if the chance is fair, or else support of a counter-attack. */
export function answerTokens(seen: Seen, { place }: TokensFrame): Sentence {
  const clash = clashNow(seen);
  for (let battery = unitId(0); battery < seen.view.units.length; battery++)
    for (const use of ['shell', 'support'] as const) {
      if (!judgeAnswerer(seen, place, use, battery).granted) continue;
      const enemies = threats(seen).flatMap(({ attackers, batteries }) => [...attackers, ...batteries]);
      const targets = enemies.filter((target) => judgeAnswer(seen, use, battery, target).granted);
      const tv = (target: UnitId): number => targetValue(seen, clash, 'artillery', battery, target, 1);
      const [best] = targets.toSorted((a, b) => tv(b) - tv(a));
      if (best === undefined || (use === 'shell' && tv(best) < FAIR)) continue;
      return [use, printUnit(seen, battery), printUnit(seen, best)];
    }
  return PASS;
}

const FAIR = 4;

/** L8.3b: the attacker that is easiest to hit; weak ones count more. */
export function counterAttack(seen: Seen, frame: CombatFrame): Sentence {
  const clash = clashNow(seen);
  for (const { target: unit, attackers } of frame.attacks) {
    if (frame.counters.some((said) => said.unit === unit)) continue;
    const choices = counterTargets(seen, clash, unit, attackers);
    if (choices.length < 2) continue;
    const worth = (target: UnitId): number =>
      targetValue(seen, clash, 'counterAttack', unit, target, 1) * (1 + 1 / unitOf(seen, target).rp);
    const [best] = choices.toSorted((a, b) => worth(b) - worth(a));
    if (best !== undefined) return ['counter', printUnit(seen, unit), printUnit(seen, best)];
  }
  throw new Error('no unit has a counter-attack to choose');
}

export function relegateOne(seen: Seen, { among }: RelegateFrame): Sentence {
  const [weakest] = among.toSorted((a, b) => unitOf(seen, a).rp - unitOf(seen, b).rp);
  return ['relegate', printUnit(seen, weakest ?? NONE)];
}

/** L7e: officers and units on their last RP fall back; others only if the new hex is hardly worse. */
export function fallBack(seen: Seen, { unit, from }: FallBackFrame): Sentence {
  const { at, rp, corps } = unitOf(seen, unit);
  const scene = sceneOf(seen, corps);
  const hexes = hexesAround(seen, at).filter((to) => judgeFallBack(seen, unit, from, to).granted);
  const [best] = hexes.toSorted((a, b) => worthOfPlace(scene, unit, b) - worthOfPlace(scene, unit, a));
  const isDear = rp === 1 || typeOf(seen, unit).rank === 'officer';
  if (best === undefined) return ['stand'];
  const loss = worthOfPlace(scene, unit, at) - worthOfPlace(scene, unit, best);
  return isDear || loss < 1 ? ['fallBack', hexKind.print(seen, best)] : ['stand'];
}
