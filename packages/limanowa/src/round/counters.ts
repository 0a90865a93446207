import { unitOf } from '../model/battle.ts';
import type { CombatFrame } from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../model/state.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { counterTargets } from '../rules/combat/counter.ts';
import { chooseCounter } from '../solo/counter-target.ts';
import { isAi } from './opponents.ts';

/** L8.3b: at whom the attacked hit back where there is nothing to ask; LS3.2b: the AI's choose by their table. */
export function chooseCounters(held: Held, frame: CombatFrame, io: LimanowaIo): void {
  if (held.view.turn.phase !== 'central') return;
  for (const { target, attackers } of frame.attacks) {
    if (attackers.length === 0) continue;
    const choices = choicesOf(held, frame, target);
    const chosen = isAi(held, unitOf(held, target).corps) ? chooseCounter(held, io, target, choices) : onlyOf(choices);
    if (chosen !== NONE) frame.counters = [...frame.counters, { unit: target, target: chosen }];
  }
}

/** Whom an attacked unit can counter-attack. */
export function choicesOf(seen: Seen, { attacks }: CombatFrame, unit: UnitId): readonly UnitId[] {
  const group = attacks.find(({ target }) => target === unit);
  return group === undefined ? [] : counterTargets(seen, clashNow(seen), unit, group.attackers);
}

function onlyOf(choices: readonly UnitId[]): UnitId {
  return choices.length === 1 ? (choices[0] ?? NONE) : NONE;
}
