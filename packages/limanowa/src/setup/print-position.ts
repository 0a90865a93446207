import { placeOf } from '../board/map.ts';
import { effectOf } from '../model/battle.ts';
import { AI_SEAT, type CorpsView } from '../model/corps.ts';
import { NONE } from '../model/ids.ts';
import type { Position, PositionCorps } from '../model/position.ts';
import type { Seen } from '../model/state.ts';

/** A match as a position file, and what of it such a file cannot hold. */
export interface PrintedPosition {
  readonly position: Position;
  /** `the order of the deck`, `what was disclosed this round` */
  readonly missing: readonly string[];
}

/** As the viewer knows it: cards he does not know are left out. */
export function printPosition(seen: Seen): PrintedPosition {
  const { view, map } = seen;
  const { level, die, players, shared, concentricBonus, aiWoundsFromArtillery } = view.options;
  const { limit, goal, objectives } = view.terms;
  return {
    position: {
      game: 'limanowa',
      map: view.terms.map,
      options: { level, die, players, shared, concentricBonus, aiWoundsFromArtillery },
      round: view.round,
      turn: view.turn.corps === NONE ? view.corps.length - 1 : view.turn.corps,
      limit,
      goal,
      objectives: objectives.map(({ at, grade }) => ({ at: placeOf(map, at), grade })),
      corps: view.corps.map((corps, place) => printCorps(seen, corps, place)),
    },
    missing: missingOf(seen),
  };
}

function printCorps({ view, pack, map }: Seen, corps: CorpsView, place: number): PositionCorps {
  const { name, side, seat, tokens, hand } = corps;
  return {
    name,
    side,
    isAi: seat === AI_SEAT,
    tokens,
    hand: hand.flatMap((card) => (card === null ? [] : effectOf(pack, card))),
    units: view.units
      .filter((unit) => unit.corps === place)
      .map(({ type, at, rp }) => {
        const id = pack.unitTypes[type]?.id ?? '';
        return at === NONE ? { type: id, at: null } : { type: id, at: placeOf(map, at), rp };
      }),
  };
}

function missingOf({ view }: Seen): string[] {
  const { deck, piles, corps, turn } = view;
  const discards = [deck, piles?.opening, piles?.central, piles?.closing].some((pile) => pile?.discards.length);
  const parts: readonly (readonly [string, boolean])[] = [
    ['the order of the deck', true],
    ['the discards', discards],
    ['cards that the viewer does not know', corps.some(({ hand }) => hand.includes(null))],
    ['what was disclosed this round', turn.phase !== 'opening' || turn.card !== null],
  ];
  return parts.flatMap(([name, isThere]) => (isThere ? [name] : []));
}
