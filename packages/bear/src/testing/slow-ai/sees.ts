import { canSee, distanceBetween } from '../../board/tables.ts';
import { smokeOf } from '../../model/battle/battle.ts';
import type { HexId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';

/** B6.0, G3.3a: within the sight that special rules of this round leave its side. */
export function slowlySees(seen: Seen, side: Side, from: HexId, to: HexId): boolean {
  const { terms, round } = seen.view;
  const apart = distanceBetween(seen.tables, from, to);
  const isTooFar = terms.rules.some((rule) => {
    const isNow = rule.kind === 'sight' && rule.from <= round && round <= rule.until;
    return isNow && apart > rule.hexes && (rule.side === null || rule.side === side);
  });
  return !isTooFar && canSee(seen.tables, smokeOf(seen), from, to);
}
