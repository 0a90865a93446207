import { moduleFor } from '../../generator/steps/registry.ts';
import type { EffectStep } from '../../model/effect-step.ts';
import type { Half } from '../../model/generator-card.ts';
import type { CardId, PlayerId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { type DraftStyle, STYLES } from './style.ts';

/** What playing a half now is worth in VP to whoever plays it, by his style. */
export function worthOfHalf(seen: Seen, player: PlayerId, card: CardId, half: Half, style: DraftStyle): number {
  const steps = seen.pack.generatorCards[card]?.[half].steps ?? [];
  const worth = worthOfSteps(seen, player, steps, style);
  return half === 'bottom' ? worth * needOfUnits(seen, player) : worth;
}

export function worthOfSteps(seen: Seen, player: PlayerId, steps: readonly EffectStep[], style: DraftStyle): number {
  const { taste } = STYLES[style];
  return steps.reduce((sum, step) => sum + (taste[step.kind] ?? 1) * moduleFor(step).worth(seen, player, step), 0);
}

/** Who has fewer units than his enemy needs some; who has many more has no use for another card of them. */
function needOfUnits({ view }: Seen, player: PlayerId): number {
  const side = view.players[player]?.side;
  let own = 0;
  let enemy = 0;
  for (const unit of view.roster) {
    const owner = view.units[unit]?.owner ?? -1;
    if (view.players[owner]?.side === side) own += 1;
    else enemy += 1;
  }
  return own === 0 ? 2 : Math.min(1.6, Math.max(0.7, (enemy + 3) / (own + 3)));
}
