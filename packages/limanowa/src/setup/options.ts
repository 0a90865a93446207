import {
  bad,
  checkShape,
  must,
  ok,
  packNameShape,
  type Result,
  type Seat,
  withPositionOptions,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import { mapsOf } from '../board/map.ts';
import { AI_SEAT, makeUnit, type Unit } from '../model/forces.ts';
import { corpsId, NONE } from '../model/ids.ts';
import type { CorpsPlan } from '../model/mission.ts';
import type { MatchOptions, Switches } from '../model/options.ts';
import { packs } from '../model/library.ts';
import type { Pack } from '../model/pack.ts';
import type { Objective } from '../model/state.ts';
import { Names, oneOf } from './names.ts';
import { aiPilesOf, deckOf, type MatchOpening, type OpeningPlan, planOfMission, takeCard } from './opening.ts';
import { planOfPosition } from './position.ts';
import { positionSchema, switchShape } from './options-schema.ts';
import { refuseCorps, refuseGoal, refuseHands, refuseUnits } from './refusals.ts';

const matchSchema: z.ZodMiniType<MatchOptions> = z.strictObject({
  mission: z._default(z.nullable(z.string()), null),
  position: z._default(z.nullable(positionSchema), null),
  ...packNameShape,
  ...switchShape,
});

/** `own` is the pack of a match that names none. */
export function readOptions(own: Pack, raw: unknown): Result<MatchOptions> {
  const source = withPositionOptions(raw);
  if (!source.ok) return source;
  const options = checkShape(matchSchema, source.value, 'options');
  if (!options.ok) return options;
  const pack = packs.find(options.value, own);
  if (!pack.ok) return pack;
  const opening = openMatch(pack.value, options.value);
  return opening.ok ? options : opening;
}

function openMatch(pack: Pack, options: MatchOptions): Result<MatchOpening> {
  const { mission: id, position } = options;
  if ((id === null) === (position === null))
    return bad('options', 'a mission or a position, and not both', { mission: id });
  if (position !== null) return openPlan(pack, planOfPosition(pack, position), options, 'options.position');
  const mission = pack.missions.find((each) => each.id === id);
  if (mission === undefined) return bad('options.mission', oneOf(pack.missions), id);
  return openPlan(pack, planOfMission(mission, options), options, 'options.mission');
}

/** For options that have already been checked. */
export function mustOpen(pack: Pack, options: MatchOptions): MatchOpening {
  return must(openMatch(pack, options));
}

/** Looks up the names of a plan and checks its rules; reports all problems at once. */
export function openPlan(pack: Pack, plan: OpeningPlan, switches: Switches, field: string): Result<MatchOpening> {
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

/** L5a: numbered by side in the order of the plan. */
function unitsOf(names: Names, { corps }: OpeningPlan): Unit[] {
  const numbers = { austria: 0, russia: 0 };
  return corps.flatMap(({ side, units }, owner) =>
    units.map(({ type: id, at, rp }, index) => {
      const field = `corps.${owner}.units.${index}`;
      const type = names.type(id, `${field}.type`);
      numbers[side] += 1;
      return makeUnit({
        type,
        corps: corpsId(owner),
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
): MatchOpening {
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
    turn: corpsId(turn),
  };
}

type CorpsOwner = Pick<CorpsPlan, 'side' | 'isAi'>;

/** L12a, LS3.2c: the seat of each corps in turn order: `p1` for the first, and so on; the AI has its own. */
function seated<Corps extends CorpsOwner>(
  corps: readonly Corps[],
  { players, shared }: Pick<Switches, 'players' | 'shared'>,
): (Corps & { readonly seat: Seat })[] {
  const isVersus = !corps.some(({ isAi }) => isAi);
  const speakers: string[] = [];
  const seatOf = ({ side, isAi }: CorpsOwner, place: number): Seat => {
    if (isAi) return AI_SEAT;
    const isOneForBoth = isVersus && (players === 2 || (players === 3 && side !== shared));
    const speaker = isOneForBoth ? side : String(place);
    if (!speakers.includes(speaker)) speakers.push(speaker);
    return `p${speakers.indexOf(speaker) + 1}`;
  };
  return corps.map((each, place) => ({ ...each, seat: seatOf(each, place) }));
}
