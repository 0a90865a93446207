import { isBattery, typeOf } from '../model/battle.ts';
import type { Seen } from '../model/state.ts';
import { type Clash, clashNow, gap } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { isAiUnit } from './ai-side.ts';
import type { Threat } from './threats.ts';
import { tokenOptions } from './token-options.ts';

type Outlook = 'noBattery' | 'noEffect' | 'effect';

/** LS3.2.2a, LS3.2.2n1: does a battery cover an attacked unit, and could one have an effect? Mostly the first look tells. */
export function tokenOutlook(seen: Seen, threats: readonly Threat[]): Outlook {
  const clash = clashNow(seen);
  const { units } = seen.view;
  let covers = false;
  for (let unit = 0; unit < units.length; unit++) {
    if (!isBattery(seen, unit) || !isAiUnit(seen, unit)) continue;
    const outlook = outlookOf(seen, clash, threats, unit);
    if (outlook === 'effect') return outlook;
    if (outlook === 'noEffect') covers = true;
  }
  if (!covers) return 'noBattery';
  const options = tokenOptions(seen, threats, () => null);
  return options.some(({ supports }) => supports.length > 0) ? 'effect' : 'noEffect';
}

/** By its artillery attacks alone. */
function outlookOf(seen: Seen, clash: Clash, threats: readonly Threat[], battery: number): Outlook {
  const { range } = typeOf(seen, battery);
  let covers = false;
  for (const { attacker, target } of threats) {
    if (gap(seen, clash, battery, target) > range) continue;
    covers = true;
    const isInRange = gap(seen, clash, battery, attacker) <= range;
    if (isInRange && targetValue(seen, clash, 'artillery', battery, attacker, 1) > 0) return 'effect';
  }
  return covers ? 'noEffect' : 'noBattery';
}
