import { NONE } from '../../model/ids.ts';
import { playerOf, type Seen } from '../../model/state.ts';
import type { TrackSpace } from '../../model/track-event.ts';
import type { Side } from '../../model/unit-type.ts';
import { dueBy } from './victory.ts';

/** S2.7c: the spaces ahead whose events still happen if the mission ends now; R-139: tiles too, where they stand. */
export function yellowAhead({ view: { terms, solo } }: Seen): readonly TrackSpace[] {
  if (terms.solo === null || solo === null) return [];
  const { track, generated, length } = terms.solo;
  const tiles = (generated?.tiles ?? []).map(({ name, yellow, events }, place): TrackSpace => ({
    space: solo.tiles[place] ?? NONE,
    name,
    yellow,
    events,
  }));
  return [...track, ...tiles]
    .filter(({ space, yellow }) => yellow && space > solo.marker && space <= length)
    .sort((a, b) => a.space - b.space);
}

/**
 * The VP if the match ended now, if nothing changed hands on the way: those of yellow spaces (S2.7c), of the round and
 * of the end (B19.2a), as far as the viewer knows them.
 */
export function vpIfEndedNow(seen: Seen): Readonly<Record<Side, number>> {
  const vp = { ...seen.view.vp };
  for (const { events } of yellowAhead(seen))
    for (const event of events) if (event.kind === 'vp') vp[event.side] += event.amount;
  for (const due of seen.view.terms.victory.flatMap((rule) => dueBy(seen, rule)))
    vp[playerOf(seen, due.player).side] += due.vp;
  return vp;
}
