import type { Sentence, Word } from '@sandtable/kernel';
import { hasAbility } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Aid } from '../../model/turn.ts';
import { cardInHand } from '../../rules/cards/hand.ts';
import { type Clash, clashNow, gap } from '../../rules/combat/clash.ts';
import { hexKind, printUnit } from '../../rules/word-kinds.ts';
import { bestStriker, chooseAttacks } from './attacks.ts';
import { bestShell, chooseFire, type Fire } from './guns.ts';
import { chooseMoves } from './moves.ts';
import type { Scene } from './scene.ts';

/** L6.2a: moves, guns, the officer's help, attacks, and the card that makes most of them. */
export function planCentral(scene: Scene): Sentence {
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

function clashOf(scene: Scene, aids: readonly Aid[]): Clash {
  const now = clashNow(scene.seen);
  return { ...now, places: scene.places, aids: [...now.aids, ...aids] };
}

/** L10c: a free barrage that drives back is worth two, if it has a fair chance. */
function chooseDisruption(scene: Scene): Fire | null {
  if (cardInHand(scene.seen, scene.corps, 'disruptiveFire') === NONE) return null;
  const clash = clashOf(scene, []);
  let best: Fire | null = null;
  for (const gun of scene.guns) {
    const fire = bestShell(scene, clash, gun);
    if (fire !== null && fire.value > (best?.value ?? 0.25)) best = fire;
  }
  return best;
}
