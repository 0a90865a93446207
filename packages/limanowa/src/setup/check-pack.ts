import { checkShape, describe, ok, type Problem, type Result } from '@sandtable/kernel';
import type { Pack, PackSource } from '../model/pack.ts';
import { assemblePack } from './assemble-pack.ts';
import { problemsOfCards } from './check-cards.ts';
import { problemsOfChances } from './check-chances.ts';
import { problemsOfMaps } from './check-map.ts';
import { problemsOfTypes } from './check-types.ts';
import { openPlan } from './open.ts';
import { planOfMission } from './opening.ts';
import { packSchema } from './pack-schema.ts';
import { DEFAULT_SWITCHES } from './switches-schema.ts';

/** Checks a pack, ours or one from outside; what is wrong names the field. */
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
  const pack = assemblePack(source.value);
  const problems = pack.missions.flatMap((mission, index) => {
    const opened = openPlan(pack, planOfMission(mission), DEFAULT_SWITCHES, `missions.${index}`);
    return opened.ok ? [] : opened.problems;
  });
  return problems.length > 0 ? { ok: false, problems } : ok(pack);
}

/** What may be there only once. */
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
