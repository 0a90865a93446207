import type { Goal } from '../model/mission.ts';
import type { Position } from '../model/options.ts';
import type { Pack } from '../model/pack.ts';
import type { OpeningPlan } from './opening.ts';

/** The limit in rounds of a position that sets none. */
const LIMIT = 12;

/** What a corps is called that has no name of its own. */
export function corpsName(place: number): string {
  return `Corps ${place + 1}`;
}

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
      name: name ?? corpsName(place),
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
