import { bad, ok, type Result } from '@sandtable/kernel';
import { mapsOf } from '../board/fields.ts';
import { NONE } from '../model/ids.ts';
import type { Pack } from '../model/pack.ts';
import type { Objective } from '../model/state.ts';
import type { Switches } from '../model/switches.ts';
import { makeUnit, type Unit } from '../model/unit.ts';
import { aiPilesOf, deckOf, takeCard } from './decks.ts';
import { Names, oneOf } from './names.ts';
import type { Opening, OpeningPlan } from './opening.ts';
import { refuseCorps, refuseGoal, refuseHands, refuseUnits } from './refusals.ts';
import { seated } from './seats.ts';

/** Looks up what a plan names, and asks the rules about it. All that is wrong is told at once. */
export function openPlan(pack: Pack, plan: OpeningPlan, switches: Switches, field: string): Result<Opening> {
  const map = mapsOf(pack).get(plan.map);
  if (map === undefined) return bad(`${field}.map`, oneOf(pack.maps), plan.map);
  const names = new Names(pack, map, field);
  const objectives = objectivesOf(names, plan);
  const units = unitsOf(names, plan);
  refuseCorps(names, plan);
  refuseGoal(names, plan);
  refuseUnits(names, plan);
  refuseHands(names, plan);
  if (names.problems.length > 0) return { ok: false, problems: names.problems };
  return ok(openingOf(pack, plan, switches, objectives, units));
}

function objectivesOf(names: Names, { objectives }: OpeningPlan): Objective[] {
  return objectives.map(({ at, grade }, index) => ({ at: names.hex(at, `objectives.${index}.at`), grade }));
}

/** L5a: numbered by side, in the order in which they stand in the plan. */
function unitsOf(names: Names, { corps }: OpeningPlan): Unit[] {
  const numbers = { austria: 0, russia: 0 };
  return corps.flatMap(({ side, units }, owner) =>
    units.map(({ type: id, at, rp }, index) => {
      const field = `corps.${owner}.units.${index}`;
      const type = names.type(id, `${field}.type`);
      numbers[side] += 1;
      return makeUnit({
        type,
        corps: owner,
        number: numbers[side],
        at: at === null ? NONE : names.hex(at, `${field}.at`),
        rp: at === null ? 0 : (rp ?? names.pack.unitTypes[type]?.rp ?? 0),
      });
    }),
  );
}

function openingOf(
  pack: Pack,
  plan: OpeningPlan,
  switches: Switches,
  objectives: readonly Objective[],
  units: readonly Unit[],
): Opening {
  const { map, limit, goal, hand: deal, round, turn } = plan;
  const isAgainstAi = plan.corps.some(({ isAi }) => isAi);
  const deck = deckOf(pack, isAgainstAi);
  return {
    terms: { map, limit, goal, objectives },
    corps: seated(plan.corps, switches).map(({ name, side, seat, tokens, hand }) => ({
      name,
      side,
      seat,
      tokens,
      hand: hand.flatMap((effect) => takeCard(pack, deck, effect) ?? []),
    })),
    units,
    deal,
    deck,
    piles: isAgainstAi ? aiPilesOf(pack) : null,
    round,
    turn,
  };
}
