import { typeOf } from '../model/battle.ts';
import { PHASES } from '../model/battlecard.ts';
import { AI_SEAT } from '../model/forces.ts';
import type { LimanowaFrame } from '../model/frame.ts';
import { type HexId, NONE, type UnitId, unitId } from '../model/ids.ts';
import { TERRAINS } from '../model/battle-map.ts';
import { GRADES } from '../model/mission.ts';
import type { Held } from '../model/state.ts';
import type { AttackPlan, Shot, TurnView } from '../model/turn.ts';
import { aiPilesOf, deckOf } from '../setup/opening.ts';

export function auditMatch(held: Held): string[] {
  return [...auditUnits(held), ...auditCards(held), ...auditCorps(held), ...auditTerms(held), ...auditTurn(held)];
}

/**
 * L2.2e, L3r, L3s, L1b, L1e: one unit per hex; a unit with RP has a hex; units are of their corps' side; each
 * officer exists once.
 */
function auditUnits(held: Held): string[] {
  const { view, map, pack } = held;
  const broken: string[] = [];
  const taken = new Set<HexId>();
  const numbers = new Set<string>();
  const officers = new Set<number>();
  view.units.forEach(({ type, corps, number, at, rp }, unit) => {
    const { rp: most, side, rank } = typeOf(held, unitId(unit));
    const own = view.corps[corps]?.side;
    if (own !== side) broken.push(`unit ${unit} is of ${side}, but its corps ${corps} of ${own ?? 'nobody'}`);
    if (numbers.has(`${side} ${number}`)) broken.push(`two units of ${side} have the number ${number}`);
    numbers.add(`${side} ${number}`);
    if (rank === 'officer' && officers.has(type)) broken.push(`${pack.unitTypes[type]?.id} is there twice`);
    if (rank === 'officer') officers.add(type);
    if (at === NONE) {
      if (rp !== 0) broken.push(`unit ${unit} is lost, but has ${rp} RP`);
      return;
    }
    if (!Number.isInteger(rp) || rp < 1 || rp > most) broken.push(`unit ${unit} has ${rp} RP of 1 to ${most}`);
    if (map.terrain[at] === undefined) broken.push(`unit ${unit} is in hex ${at}, which does not exist`);
    if (taken.has(at)) broken.push(`hex ${at} holds two units`);
    taken.add(at);
  });
  return broken;
}

/** L1h, LS2.1, LS2.2a, LS2.5a: every card in play is in exactly one place, and that place may hold its kind. */
function auditCards({ view, pack }: Held): string[] {
  const { deck, piles, corps } = view;
  const broken: string[] = [];
  const check = (what: string, found: readonly number[], wanted: readonly number[]): void => {
    const sorted = [...found].sort((a, b) => a - b);
    if (sorted.join() !== wanted.join()) broken.push(`the cards of ${what} are not all there, or twice`);
  };
  const drawn = [...deck.inside, ...deck.discards, ...deck.removed, ...corps.flatMap(({ hand }) => hand)];
  check('the deck', drawn, deckOf(pack, piles !== null));
  if (piles !== null) {
    const wanted = aiPilesOf(pack);
    for (const phase of PHASES) {
      const { inside, discards, removed } = piles[phase];
      check(`the AI's pile for the ${phase} phase`, [...inside, ...discards, ...removed], wanted[phase]);
    }
  }
  return broken;
}

/** L6a, L13a: the round is within the limit, and all units and hexes named in the turn exist. */
function auditTurn({ view, map }: Held): string[] {
  const { turn, round, terms, units, ended, frames } = view;
  const named: NamedIds = { units: [...unitsIn(turn), ...frames.flatMap(unitsOfFrame)], hexes: hexesIn(turn) };
  return [
    ...((round > terms.limit && ended === null) || round < 1 || !Number.isInteger(round)
      ? [`round ${round} of ${terms.limit}`]
      : []),
    ...[...new Set(named.units)]
      .filter((unit) => units[unit] === undefined)
      .map((unit) => `the turn names unit ${unit}, which does not exist`),
    ...[...new Set(named.hexes)]
      .filter((hex) => map.terrain[hex] === undefined)
      .map((hex) => `the turn names hex ${hex}, which does not exist`),
  ];
}

interface NamedIds {
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

/** Empty for -1. */
function given<Id extends number>(id: Id): Id[] {
  return isNone(id) ? [] : [id];
}

function isNone(id: number): boolean {
  return id === NONE;
}

/**
 * L5b, L5c, LS1e, LS2.2c, LS3.2c: hands and tokens are possible; the AI has one corps, the last, and its own
 * piles.
 */
function auditCorps({ view, pack }: Held): string[] {
  const { corps, piles } = view;
  const ais = corps.flatMap(({ seat }, place) => (seat === AI_SEAT ? [place] : []));
  return [
    ...(ais.some((place) => place !== corps.length - 1) ? [`the AI has the corps ${ais.join(', ')}`] : []),
    ...(ais.length > 0 === (piles === null) ? ['the AI without piles, or piles without the AI'] : []),
    ...corps.flatMap(({ seat, tokens, hand }) => [
      ...(tokens < 0 ? [`${seat} owes ${-tokens} artillery tokens`] : []),
      ...(Number.isInteger(tokens) ? [] : [`${seat} has ${tokens} artillery tokens`]),
      ...(hand.length > pack.ruleset.handMax ? [`${seat} holds ${hand.length} cards`] : []),
      ...(seat === AI_SEAT && hand.length > 0 ? [`the AI holds ${hand.length} cards`] : []),
    ]),
  ];
}

/**
 * L11a, L11c, L11d, L13a: objectives are distinct hexes of the map, Strategic ones are towns, and the goal can be
 * reached.
 */
function auditTerms({ view, map }: Held): string[] {
  const { objectives, goal, limit } = view.terms;
  const broken: string[] = [];
  const taken = new Set<HexId>();
  for (const { at, grade } of objectives) {
    const terrain = TERRAINS[map.terrain[at] ?? -1];
    if (terrain === undefined) broken.push(`an objective in hex ${at}, which does not exist`);
    else if (grade === 'strategic' && terrain !== 'town') broken.push(`a Strategic Objective in hex ${at}, no town`);
    if (taken.has(at)) broken.push(`hex ${at} is two objectives`);
    taken.add(at);
  }
  const wants = { strategic: goal.strategic, tactical: goal.kind === 'mission' ? goal.tactical : 0 };
  for (const grade of GRADES) {
    const there = objectives.filter((each) => each.grade === grade).length;
    if (objectives.length > 0 && wants[grade] > there)
      broken.push(`${wants[grade]} ${grade} objectives to be held of ${there}`);
  }
  if (goal.kind === 'mission' && goal.speed.length !== limit)
    broken.push(`speed VP for ${goal.speed.length} of ${limit} rounds`);
  if ((goal.kind === 'mission') === (view.piles === null)) broken.push(`a ${goal.kind} ${whom(view.piles === null)}`);
  return broken;
}

function whom(isVersus: boolean): string {
  return isVersus ? 'between people' : 'against the AI';
}
