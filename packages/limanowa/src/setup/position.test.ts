import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf, placeOf } from '../board/map.ts';
import { effectOf } from '../model/battle.ts';
import { AI_SEAT, type CorpsView } from '../model/forces.ts';
import { NONE } from '../model/ids.ts';
import type { Position, PositionCorps } from '../model/options.ts';
import type { Seen } from '../model/state.ts';
import { game, heldOf, matchWith, missionWith, pack } from '../testing/match.ts';

test('a position that is printed begins the same match again', () => {
  const corps = ['austria: szurmay 0607 3rp, honved 0605 1rp, hussars lost', 'russia ai: guard 0604, battery 0603'];
  const scene = {
    tokens: [2, 1],
    hands: [['deceit', 'pursuit']],
    options: { level: 'tried' },
    strategic: ['0604'],
    tactical: ['0505'],
    round: 3,
    limit: 5,
  } as const;
  const match = matchWith(corps, scene);
  const position = printPosition(heldOf(match));
  expect(position).toMatchObject({ round: 3, limit: 5, options: { level: 'tried' } });
  const again = new Rehearsal(game, { position });
  expect(printPosition(heldOf(again))).toEqual(position);
  expect(again.state.units).toEqual(match.state.units);
  expect(again.state.corps).toEqual(match.state.corps);
});

test('every mission can be printed as a position', () => {
  for (const { id } of pack.missions) {
    const match = missionWith(id);
    const position = printPosition(fieldsOf(pack)(match.system.view(match.state, 'p1')));
    expect(game.options({ position }).ok).toBe(true);
  }
});

/** A match as a position file, as the viewer knows it: unknown cards are left out. */
function printPosition(seen: Seen): Position {
  const { view, map } = seen;
  const { level, die, players, shared, concentricBonus, aiWoundsFromArtillery, garrison } = view.options;
  const { limit, goal, objectives } = view.terms;
  return {
    game: 'limanowa',
    map: view.terms.map,
    options: { level, die, players, shared, concentricBonus, aiWoundsFromArtillery, garrison },
    round: view.round,
    turn: view.turn.corps === NONE ? view.corps.length - 1 : view.turn.corps,
    limit,
    goal,
    objectives: objectives.map(({ at, grade }) => ({ at: placeOf(map, at), grade })),
    corps: view.corps.map((corps, place) => printCorps(seen, corps, place)),
  };
}

function printCorps({ view, map }: Seen, corps: CorpsView, place: number): PositionCorps {
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
