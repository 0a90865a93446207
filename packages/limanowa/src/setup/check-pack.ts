import { distance, type Hex, hexInRows } from '@sandtable/hex';
import { checkShape, describe, hashOf, ok, type Problem, type Result } from '@sandtable/kernel';
import type { MapPlan } from '../model/battle-map.ts';
import { type Battlecard, type Effect, EFFECT_RULES, PHASES } from '../model/battlecard.ts';
import { RANKS, type UnitType } from '../model/forces.ts';
import { LEVELS, type MapPlace } from '../model/mission.ts';
import { DICE, type Pack, type PackSource, type Ruleset } from '../model/pack.ts';
import { openPlan } from './options.ts';
import { planOfMission } from './opening.ts';
import { packSchema } from './pack-schema.ts';
import { hashOfCards, hashOfMap, hashOfMission, hashOfRuleset, hashOfType } from './part-hash.ts';
import { DEFAULT_SWITCHES } from './options-schema.ts';

/** Checks a pack, ours or a foreign one; problems name their field. */
export function checkPack(raw: unknown): Result<Pack> {
  const source = checkShape(packSchema, raw);
  if (!source.ok) return source;
  const { maps, ruleset, unitTypes, cards } = source.value;
  const broken = [
    ...problemsOfTwins(source.value),
    ...problemsOfTypes(unitTypes),
    ...problemsOfCards(cards),
    ...problemsOfMaps(maps),
    ...problemsOfChances(ruleset),
  ];
  if (broken.length > 0) return { ok: false, problems: broken };
  const pack = withHash(source.value);
  const problems = pack.missions.flatMap((mission, index) => {
    const opened = LEVELS.map((level) => {
      const plan = planOfMission(mission, { level, garrison: 'byLevel' });
      return openPlan(pack, plan, DEFAULT_SWITCHES, `missions.${index}`);
    });
    // A mistake in the mission itself shows at every level; report it once.
    const [first = []] = opened.flatMap((each) => (each.ok ? [] : [each.problems]));
    return first;
  });
  return problems.length > 0 ? { ok: false, problems } : ok(pack);
}

/** The pack as checked, with the hash of its parts. */
function withHash(source: PackSource): Pack {
  const { id, name, ruleset, unitTypes, cards, maps, missions } = source;
  const hash = hashOf({
    ruleset: hashOfRuleset(ruleset),
    unitTypes: unitTypes.map(hashOfType),
    cards: hashOfCards(cards),
    maps: maps.map(hashOfMap),
    missions: missions.map(hashOfMission),
  });
  return { id, name, hash, ruleset, unitTypes, cards, maps, missions };
}

/** Ids and effects that may occur only once. */
function problemsOfTwins({ unitTypes, cards, maps, missions }: PackSource): Problem[] {
  const lists: Readonly<Record<string, readonly string[]>> = {
    unitTypes: unitTypes.map(({ id }) => id),
    cards: cards.map(({ effect }) => effect),
    maps: maps.map(({ id }) => id),
    missions: missions.map(({ id }) => id),
  };
  return Object.entries(lists).flatMap(([list, keys]) =>
    keys.flatMap((key, index) => {
      const field = `${list}.${index}.${list === 'cards' ? 'effect' : 'id'}`;
      return keys.indexOf(key) === index ? [] : [{ field, expected: 'each only once', got: describe(key) }];
    }),
  );
}

/** L2.2a, L2.2c: rows of equal length, named places on the map, chains of adjacent hexes. */
function problemsOfMaps(maps: readonly MapPlan[]): Problem[] {
  return maps.flatMap((plan, index) => {
    const uneven = problemsOfRows(plan, `maps.${index}`);
    return uneven.length > 0 ? uneven : problemsOfPlaces(plan, `maps.${index}`);
  });
}

function problemsOfRows({ rows }: MapPlan, field: string): Problem[] {
  const columns = rows[0]?.length ?? 0;
  return rows.flatMap((row, index) =>
    row.length === columns
      ? []
      : [{ field: `${field}.rows.${index}`, expected: `${columns} hexes as in the first row`, got: `${row.length}` }],
  );
}

function problemsOfPlaces(plan: MapPlan, field: string): Problem[] {
  const problems: Problem[] = [];
  const columns = plan.rows[0]?.length ?? 0;
  const lacking = lackingRow(plan);
  if (lacking !== null) return [{ field: `${field}.rows`, ...lacking }];
  const isOutside = ([column, row]: MapPlace): boolean =>
    column < 0 || row < 0 || column >= columns || row >= plan.rows.length;
  const refuse = (part: string, expected: string, place: MapPlace): void => {
    problems.push({ field: `${field}.${part}`, expected, got: describe(place.join(',')) });
  };
  plan.names.forEach(({ at }, index) => {
    if (isOutside(at)) refuse(`names.${index}.at`, 'a hex of the map (L2.2a)', at);
  });
  for (const kind of ['roads', 'rivers'] as const)
    plan[kind].forEach((chain, index) => {
      chain.forEach((at, place) => {
        const part = `${kind}.${index}.${place}`;
        const before = chain[place - 1];
        if (isOutside(at)) refuse(part, 'a hex of the map (L2.2a)', at);
        else if (before !== undefined && !isOutside(before) && distance(hexOf(before), hexOf(at)) !== 1)
          refuse(part, `a neighbor of ${before.join(',')} (L2.2c)`, at);
      });
    });
  return problems;
}

/** L2.2a: what is drawn on the map goes on for exactly one row below it, more than once: the fault is in the rows. */
function lackingRow({ rows, names, roads, rivers }: MapPlan): Pick<Problem, 'expected' | 'got'> | null {
  const below = [...names.map(({ at }) => at), ...roads.flat(), ...rivers.flat()].filter(
    ([, row]) => row >= rows.length,
  );
  if (below.length < 2 || below.some(([, row]) => row > rows.length)) return null;
  return {
    expected: `${rows.length + 1} rows, from 0 to ${rows.length}, for all that is named and drawn (L2.2a)`,
    got: String(rows.length),
  };
}

function hexOf([column, row]: MapPlace): Hex {
  return hexInRows({ column, row });
}

/** L3q, L4a-L4g: batteries are core, only officers have abilities, and nothing is listed twice. */
function problemsOfTypes(types: readonly UnitType[]): Problem[] {
  return types.flatMap(({ arm, rank, traits, abilities }, index) => {
    const field = `unitTypes.${index}`;
    const [first] = abilities;
    return [
      ...(arm === 'artillery' && rank !== 'core'
        ? [{ field: `${field}.rank`, expected: 'core for a battery (L3q)', got: describe(rank) }]
        : []),
      ...(first !== undefined && rank !== 'officer'
        ? [{ field: `${field}.abilities`, expected: 'none but for an officer (L4a-L4g)', got: describe(first) }]
        : []),
      ...problemsOfTwice(traits, `${field}.traits`),
      ...problemsOfTwice(abilities, `${field}.abilities`),
    ];
  });
}

function problemsOfTwice(words: readonly string[], field: string): Problem[] {
  return words.flatMap((word, place) =>
    words.indexOf(word) === place
      ? []
      : [{ field: `${field}.${place}`, expected: 'each only once', got: describe(word) }],
  );
}

/** Card figures fixed by the effect; null if the pack sets them, to at least 1. */
const FIXED: Readonly<Record<Effect, number | null>> = {
  blockingPreparations: 0,
  counterAttack: 0,
  disruptiveFire: 1,
  deceit: 1,
  perturbation: 1,
  reinforcement: null,
  spareBattery: null,
  reorganisation: null,
  dugIn: null,
  coveringFire: null,
  volley: null,
  secondLine: 1,
  forcedMarch: null,
  bombardment: 0,
  massedAssault: null,
  pursuit: 0,
  dressing: null,
};

/** L10a-L10s: the figure of a card fits its text. */
function problemsOfCards(cards: readonly Battlecard[]): Problem[] {
  return cards.flatMap(({ effect, amount }, index) => {
    const fixed = FIXED[effect];
    if (fixed === null ? amount >= 1 : amount === fixed) return [];
    const expected = `${fixed ?? 'at least 1'} (${EFFECT_RULES[effect].rule})`;
    return [{ field: `cards.${index}.amount`, expected, got: String(amount) }];
  });
}

/** L14.3: the AI's limits are faces of the die. */
function problemsOfChances({ dice }: Ruleset): Problem[] {
  return DICE.flatMap((die) => {
    const { sides, ai } = dice[die];
    return LEVELS.flatMap((level) => {
      const { card, token, wound } = ai[level];
      const chances: readonly (readonly [field: string, chance: number])[] = [
        ...PHASES.map((phase) => [`card.${phase}`, card[phase]] as const),
        ['token', token],
        ...RANKS.map((rank) => [`wound.${rank}`, wound[rank]] as const),
      ];
      return chances
        .filter(([, chance]) => chance > sides)
        .map(([field, chance]) => ({
          field: `ruleset.dice.${die}.ai.${level}.${field}`,
          expected: `at most ${sides}, the highest face (L14.3)`,
          got: String(chance),
        }));
    });
  });
}
