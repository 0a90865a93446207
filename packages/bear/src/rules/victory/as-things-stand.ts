import type { Seen } from '../../model/state.ts';
import { enemyOf } from '../../model/state.ts';
import type { VictoryRule } from '../../model/terms.ts';
import type { TrackSpace } from '../../model/track-event.ts';
import type { Side } from '../../model/unit-type.ts';
import { isWipedOut } from './victory.ts';

/** S2.7c: the spaces ahead whose events still happen if the mission ends now. */
export function yellowAhead({ view: { terms, solo } }: Seen): readonly TrackSpace[] {
  if (terms.solo === null || solo === null) return [];
  const { marker } = solo;
  return terms.solo.track.filter(({ space, yellow }) => yellow && space > marker).sort((a, b) => a.space - b.space);
}

/**
 * The VP if the match ended now, if nothing changed hands on the way: those of yellow spaces (S2.7c), of the round and
 * of the end (B19.2a), as far as the viewer knows them.
 */
export function vpIfEndedNow(seen: Seen): Readonly<Record<Side, number>> {
  const vp = { ...seen.view.vp };
  for (const { events } of yellowAhead(seen))
    for (const event of events) if (event.kind === 'vp') vp[event.side] += event.amount;
  for (const rule of seen.view.terms.victory) {
    if (rule.kind === 'objective') addSecret(seen, rule, vp);
    else vp[rule.side] += rule.vp * timesScored(seen, rule);
  }
  return vp;
}

/** How often a rule scores at the end, of a round or of the game. */
function timesScored(seen: Seen, rule: Exclude<VictoryRule, { readonly kind: 'objective' }>): number {
  const { controls, units } = seen.view;
  switch (rule.kind) {
    case 'control':
      return controls.filter(({ at, side }) => side === rule.side && (rule.at ?? at) === at).length;
    case 'alive':
      return rule.units.filter((unit) => units[unit]?.fate === 'inPlay').length;
    case 'wipedOut':
      return isWipedOut(seen, enemyOf(rule.side)) ? 1 : 0;
    case 'destroyed':
    case 'left':
      return 0;
  }
}

/** B8.3: another's is not known. */
function addSecret(
  { view }: Seen,
  rule: Extract<VictoryRule, { readonly kind: 'objective' }>,
  vp: Record<Side, number>,
): void {
  const holder = view.players.find(({ hand }) => hand.includes(rule.card));
  const control = view.controls.find(({ at }) => at === rule.at);
  if (holder !== undefined && control?.side === holder.side) vp[holder.side] += rule.vp;
}
