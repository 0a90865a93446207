import { type AiTurn, cardsOf, type HexId, nameOfHex, type OrderTrace, type Seen, unitOf } from '@sandtable/bear';
import type { Overlay } from '@sandtable/board';
import type { Overlays } from '../../face/field.ts';
import { shortWhy, verdictOn } from '../reasons/candidates.ts';
import { shownOrder } from '../reasons/card-orders.ts';
import { hexIds } from '../scene/overlays.ts';

type Tag = Extract<Overlay, { kind: 'reason' }>;

/** For each card, all candidates with the conditions they failed, and the action of the chosen one; for a pass, the last order tried. */
export function whyOverlays(before: Seen, turn: AiTurn): Overlays {
  return cardsOf(turn).flatMap((card) => {
    const tried = card.notes.findLast((note) => note.note === 'order');
    const order = shownOrder(card) ?? tried;
    return order === undefined ? [] : orderOverlays(before, order);
  });
}

export function orderOverlays(before: Seen, order: OrderTrace): Overlays {
  return [...candidateTags(before, order), ...deedWays(before, order)];
}

/** All candidates, numbered in the order they were checked; those ruled out with the condition they failed. */
function candidateTags(before: Seen, trace: OrderTrace): Overlays {
  return trace.candidates.flatMap((candidate, place): Tag[] => {
    const { at } = unitOf(before, candidate.unit);
    if (at === -1) return [];
    const verdict = verdictOn(trace, candidate);
    return [
      { kind: 'reason', at: nameOfHex(before.map, at), number: String(place + 1), text: shortWhy(candidate), verdict },
    ];
  });
}

function deedWays(before: Seen, { deed }: OrderTrace): Overlays {
  if (deed === null) return [];
  const { at } = unitOf(before, deed.unit);
  const end = deed.path.at(-1) ?? at;
  const strike = (from: HexId): Overlays =>
    deed.at === -1 || from === -1 || from === deed.at
      ? []
      : [{ kind: 'way', manner: 'fire', through: hexIds(before, [from, deed.at]) }];
  return [
    ...(deed.path.length === 0 || at === -1
      ? []
      : [{ kind: 'way', manner: 'move', through: hexIds(before, [at, ...deed.path]) } as const]),
    ...strike(end),
    ...deed.supporters.flatMap((unit) => strike(unitOf(before, unit).at)),
    ...(at === -1 ? [] : [{ kind: 'ring', at: nameOfHex(before.map, at), ring: 'selected' } as const]),
  ];
}
