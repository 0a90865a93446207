import type { Goal } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';
import type { Position } from '../model/position.ts';
import type { OpeningPlan } from './opening.ts';

/** Rounds of a position that does not say how many. */
const LIMIT = 12;

/** L11d */
const WAR: Goal = { kind: 'war', strategic: 3, points: { strategic: 3, tactical: 1 }, tie: 'austria' };

/** A position with all that it leaves out. No card is dealt: it says who holds what. */
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

/** Everything there is must be held, for no speed VP; where there is nothing, the mission is never done. */
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

/** With fewer Strategic Objectives than a war needs, all of them. */
function warGoal(objectives: OpeningPlan['objectives']): Goal {
  const strategic = objectives.filter(({ grade }) => grade === 'strategic').length;
  return { ...WAR, strategic: Math.max(1, Math.min(WAR.strategic, strategic)) };
}
