import { moduleFor } from '../../generator/steps/registry.ts';
import type { EffectStep } from '../../model/pack/effect-step.ts';
import type { Half } from '../../model/pack/generator.ts';
import type { CardId, PlayerId } from '../../model/ids.ts';
import { sideOf, typeOf } from '../../model/battle/battle.ts';
import { isCombatCounter } from '../../model/pack/unit-type.ts';
import type { Seen } from '../../model/battle/state.ts';
import { type DraftStyle, STYLES } from './style.ts';

/** What playing a half now is worth in VP to whoever plays it, by his style. */
export function worthOfHalf(seen: Seen, player: PlayerId, card: CardId, half: Half, style: DraftStyle): number {
  const steps = seen.pack.generatorCards[card]?.[half].steps ?? [];
  const worth = worthOfSteps(seen, player, steps, style);
  return half === 'bottom' ? worth * needOfUnits(seen, player) + wantOfUnits(seen, player) : worth;
}

export function worthOfSteps(seen: Seen, player: PlayerId, steps: readonly EffectStep[], style: DraftStyle): number {
  const { taste } = STYLES[style];
  return steps.reduce((sum, step) => sum + (taste[step.kind] ?? 1) * moduleFor(step).worth(seen, player, step), 0);
}

/** Who has fewer units than his enemy needs some; who has many more has no use for another card of them. */
function needOfUnits(seen: Seen, player: PlayerId): number {
  const { own, enemy } = strengths(seen, player);
  return Math.min(1.6, Math.max(0.7, (enemy + 3) / (own + 3)));
}

/** Nobody fights without units, whatever his cards could score: with fewer than these, each that is missing is worth something. */
const ENOUGH = 5;

function wantOfUnits(seen: Seen, player: PlayerId): number {
  return Math.max(0, ENOUGH - strengths(seen, player).own);
}

/** Combat units of both sides so far. */
function strengths(seen: Seen, player: PlayerId): { readonly own: number; readonly enemy: number } {
  const { view } = seen;
  const side = view.players[player]?.side;
  let own = 0;
  let enemy = 0;
  for (const unit of view.roster) {
    if (!isCombatCounter(typeOf(seen, unit))) continue;
    if (sideOf(seen, unit) === side) own += 1;
    else enemy += 1;
  }
  return { own, enemy };
}
