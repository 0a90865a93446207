import { AI_SEAT } from '../model/corps.ts';
import { TERRAINS } from '../model/map-plan.ts';
import { GRADES } from '../model/mission.ts';
import type { Held } from '../model/state.ts';

/** L5b, L5c, LS1e, LS2.2c, LS3.2c: hands and tokens that a corps can have; the AI has one corps, the last, and piles of its own. */
export function auditCorps({ view, pack }: Held): string[] {
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

/** L11a, L11c, L11d, L13a: objectives are hexes of the map, each once, Strategic ones towns; and there is enough to be won. */
export function auditTerms({ view, map }: Held): string[] {
  const { objectives, goal, limit } = view.terms;
  const broken: string[] = [];
  const taken = new Set<number>();
  for (const { at, grade } of objectives) {
    const terrain = TERRAINS[map.terrain[at] ?? -1];
    if (terrain === undefined) broken.push(`an objective in hex ${at}, which there is not`);
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
