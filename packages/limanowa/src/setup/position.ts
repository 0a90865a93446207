import { placeOf } from '../board/map.ts';
import { effectOf } from '../model/battle.ts';
import { AI_SEAT, type CorpsView } from '../model/forces.ts';
import { type CorpsId, corpsId, NONE } from '../model/ids.ts';
import type { Goal } from '../model/mission.ts';
import type { Position, PositionCorps } from '../model/options.ts';
import type { Pack } from '../model/pack.ts';
import type { Seen } from '../model/state.ts';
import type { OpeningPlan } from './opening.ts';

/** A match as a position file, with a list of what such a file cannot hold. */
export interface PrintedPosition {
  readonly position: Position;
  /** `the order of the deck`, `what was disclosed this round` */
  readonly missing: readonly string[];
}

/** As the viewer knows it: unknown cards are left out. */
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
      corps: view.corps.map((corps, place) => printCorps(seen, corps, corpsId(place))),
    },
    missing: missingOf(seen),
  };
}

function printCorps({ view, pack, map }: Seen, corps: CorpsView, place: CorpsId): PositionCorps {
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

/** Rounds of a position that sets no limit. */
const LIMIT = 12;

/** L11d */
const WAR: Goal = { kind: 'war', strategic: 3, points: { strategic: 3, tactical: 1 }, tie: 'austria' };

/** Fills in what a position leaves out. No cards are dealt: a position lists the hands. */
export function planOfPosition(pack: Pack, position: Position): OpeningPlan {
  const { map = pack.maps[0]?.id ?? '', limit = LIMIT, round = 1, turn = 0, objectives = [], corps } = position;
  const isAgainstAi = corps.some(({ isAi }) => isAi);
  return {
    map,
    limit,
    round,
    turn,
    objectives,
    goal: position.goal ?? (isAgainstAi ? missionGoal(objectives, limit) : warGoal(objectives)),
    hand: 0,
    corps: corps.map(({ name, side, isAi = false, tokens = 0, hand = [], units }, place) => ({
      name: name ?? `Corps ${place + 1}`,
      side,
      isAi,
      tokens,
      hand,
      units,
    })),
  };
}

/** All objectives must be held, for no speed VP; without objectives the mission is never accomplished. */
function missionGoal(objectives: OpeningPlan['objectives'], limit: number): Goal {
  const strategic = objectives.filter(({ grade }) => grade === 'strategic').length;
  const speed = Array.from({ length: limit }, () => 0);
  return {
    kind: 'mission',
    strategic: objectives.length === 0 ? 1 : strategic,
    tactical: objectives.length - strategic,
    speed,
  };
}

/** All Strategic Objectives, if there are fewer than usual. */
function warGoal(objectives: OpeningPlan['objectives']): Goal {
  const strategic = objectives.filter(({ grade }) => grade === 'strategic').length;
  return { ...WAR, strategic: Math.max(1, Math.min(WAR.strategic, strategic)) };
}
