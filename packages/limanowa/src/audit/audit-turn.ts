import type { LimanowaFrame } from '../model/frame.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held } from '../model/state.ts';
import type { AttackPlan, Shot, TurnView } from '../model/turn.ts';

/** L6a, L13a: the round is one of the match, and whoever and whatever it names is there. */
export function auditTurn({ view, map }: Held): string[] {
  const { turn, round, terms, units, ended, frames } = view;
  const named: Named = { units: [...unitsIn(turn), ...frames.flatMap(unitsOfFrame)], hexes: hexesIn(turn) };
  return [
    ...((round > terms.limit && ended === null) || round < 1 || !Number.isInteger(round)
      ? [`round ${round} of ${terms.limit}`]
      : []),
    ...[...new Set(named.units)]
      .filter((unit) => units[unit] === undefined)
      .map((unit) => `the turn names unit ${unit}, which there is not`),
    ...[...new Set(named.hexes)]
      .filter((hex) => map.terrain[hex] === undefined)
      .map((hex) => `the turn names hex ${hex}, which there is not`),
  ];
}

interface Named {
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
}

function unitsIn({
  aids,
  attacks,
  supports,
  answers,
  fired,
  spent,
  plan,
  card,
  occupations,
  marcher,
}: TurnView): UnitId[] {
  return [
    ...aids.map(({ unit }) => unit),
    ...attacks.flatMap(({ attacker, target }) => [attacker, target]),
    ...ofShots([...supports, ...answers]),
    ...fired,
    ...spent,
    ...occupations.map(({ unit }) => unit),
    ...(plan === null
      ? []
      : [
          ...plan.moves.map(({ unit }) => unit),
          ...ofPlans(plan.attacks),
          ...ofShots([...plan.shells, ...plan.supports]),
          ...given(plan.tactics),
        ]),
    ...given(marcher),
    ...(card === null ? [] : [...given(card.unit), ...given(card.target)]),
  ];
}

function unitsOfFrame(frame: LimanowaFrame): UnitId[] {
  if (frame.kind === 'fallBack') return [frame.unit];
  if (frame.kind === 'relegate') return [frame.officer, ...frame.among];
  if (frame.kind !== 'combat') return [];
  return [
    ...ofShots(frame.shells),
    ...given(frame.disruptive),
    ...ofPlans(frame.attacks),
    ...frame.counters.flatMap(({ unit, target }) => [unit, target]),
  ];
}

function hexesIn({ plan, card, occupations, attacks }: TurnView): HexId[] {
  return [
    ...(plan?.moves ?? []).map(({ to }) => to),
    ...occupations.map(({ to }) => to),
    ...attacks.map(({ at }) => at),
    ...(card === null ? [] : given(card.to)),
  ];
}

function ofShots(shots: readonly Shot[]): UnitId[] {
  return shots.flatMap(({ battery, target }) => [battery, target]);
}

function ofPlans(plans: readonly AttackPlan[]): UnitId[] {
  return plans.flatMap(({ target, attackers }) => [target, ...attackers]);
}

/** Nothing for -1, which names nobody. */
function given(id: number): number[] {
  return id === NONE ? [] : [id];
}
