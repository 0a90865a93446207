import { type Effect, EFFECT_RULES } from '../model/battlecard.ts';
import { hexAt, terrainAt } from '../board/map.ts';
import { type HexId, NONE } from '../model/ids.ts';
import { GRADES } from '../model/mission.ts';
import { SIDES } from '../model/forces.ts';
import type { Names } from './names.ts';
import type { OpeningPlan } from './opening.ts';

// What the rules forbid in an opening, each with its field and rule.

/** L1a, L1b, L12a, LS1a, LS1e: the sides and corps that may play each other. */
export function refuseCorps(names: Names, { corps, turn, round, limit }: OpeningPlan): void {
  const people = corps.filter(({ isAi }) => !isAi);
  const ais = corps.filter(({ isAi }) => isAi);
  if (ais.length > 1) names.refuse('corps', 'at most one corps of the AI (LS1e)', `${ais.length}`);
  corps.forEach(({ isAi }, place) => {
    if (isAi && place < corps.length - 1) names.refuse(`corps.${place}.isAi`, 'the AI to come last (LS3.2c)', isAi);
  });
  if (corps[turn]?.isAi === true && round >= limit)
    names.refuse('turn', 'people’s round in the last one: the AI’s never comes (L13a)', turn);
  if (turn >= corps.length && corps.length > 0) names.refuse('turn', `a corps, 0 to ${corps.length - 1} (L12b)`, turn);
  if (ais.length > 0) {
    if (people.length < 1 || people.length > 2)
      names.refuse('corps', 'one or two corps of people against the AI (LS1a)', `${people.length}`);
    corps.forEach(({ side, isAi }, place) => {
      if (!isAi && side === ais[0]?.side) names.refuse(`corps.${place}.side`, 'the enemy of the AI (LS1b)', side);
    });
    return;
  }
  for (const side of SIDES) {
    const own = corps.filter((each) => each.side === side).length;
    if (own < 1 || own > 2) names.refuse('corps', `one or two corps of ${side} (L1b)`, `${own}`);
  }
}

/** L11a-L11d, L13a: the goal can be reached. */
export function refuseGoal(names: Names, { corps, goal, limit, round, objectives }: OpeningPlan): void {
  const wanted = corps.some(({ isAi }) => isAi) ? 'mission' : 'war';
  const rule = wanted === 'mission' ? 'L13a' : 'L11d';
  if (goal.kind !== wanted) names.refuse('goal.kind', `'${wanted}' ${whom(wanted)} (${rule})`, goal.kind);
  if (round > limit) names.refuse('round', `at most the limit, ${limit} (L13a)`, round);
  const wants = goal.kind === 'mission' ? goal : { strategic: goal.strategic, tactical: 0 };
  for (const grade of GRADES) {
    const there = objectives.filter((each) => each.grade === grade).length;
    // A position without objectives is allowed.
    if (objectives.length > 0 && wants[grade] > there)
      names.refuse(`goal.${grade}`, `at most the ${there} there are (L11a)`, wants[grade]);
  }
  if (goal.kind === 'mission') {
    if (goal.strategic + goal.tactical === 0)
      names.refuse('goal', 'an objective that must be held (L13a)', `${goal.strategic} and ${goal.tactical}`);
    if (goal.speed.length !== limit)
      names.refuse('goal.speed', `VP for each of the ${limit} rounds (L13a)`, `${goal.speed.length}`);
    goal.speed.forEach((vp, index) => {
      if (vp > (goal.speed[index - 1] ?? vp))
        names.refuse(`goal.speed.${index}`, 'no more than a round earlier (L13a)', vp);
    });
  }
  refuseObjectives(names, objectives);
}

function whom(kind: 'mission' | 'war'): string {
  return kind === 'mission' ? 'against the AI' : 'between people';
}

/** L11c: Strategic Objectives are towns; a hex has one objective at most. */
function refuseObjectives(names: Names, objectives: OpeningPlan['objectives']): void {
  const taken = new Set<HexId>();
  objectives.forEach(({ at, grade }, index) => {
    const hex = hexAt(names.map, at);
    if (hex === NONE) return;
    const field = `objectives.${index}.at`;
    const terrain = terrainAt(names.map, hex);
    if (grade === 'strategic' && terrain !== 'town') names.refuse(field, 'a town (L11c)', terrain);
    if (taken.has(hex)) names.refuse(field, 'each hex only once (L11a)', at.join(','));
    taken.add(hex);
  });
}

/** L2.2e, L3s, L1b, L1e */
export function refuseUnits(names: Names, { corps }: OpeningPlan): void {
  const taken = new Map<HexId, string>();
  const officers = new Set<string>();
  corps.forEach(({ side, units }, owner) => {
    units.forEach(({ type: id, at, rp }, index) => {
      const field = `corps.${owner}.units.${index}`;
      const type = names.pack.unitTypes.find((each) => each.id === id);
      if (type !== undefined && type.side !== side) names.refuse(`${field}.type`, `a unit of ${side} (L1b)`, id);
      if (type?.rank === 'officer') {
        if (officers.has(id)) names.refuse(`${field}.type`, 'each officer only once (L1e)', id);
        officers.add(id);
      }
      if (at === null) {
        if (rp !== undefined) names.refuse(`${field}.rp`, 'none for a unit that is lost (L3r)', rp);
        return;
      }
      if (type !== undefined && rp !== undefined && rp > type.rp)
        names.refuse(`${field}.rp`, `at most the ${type.rp} it began with (L3s)`, rp);
      const hex = hexAt(names.map, at);
      const before = taken.get(hex);
      if (hex !== NONE && before !== undefined)
        names.refuse(`${field}.at`, `a free hex: ${before} is there (L2.2e)`, at.join(','));
      taken.set(hex, type?.id ?? 'another unit');
    });
  });
  refuseIdle(names, corps);
}

/**
 * L11d, L13a: without infantry and cavalry the match would be over at once: on either side against the AI, in any corps of a versus
 * match.
 */
function refuseIdle(names: Names, corps: OpeningPlan['corps']): void {
  const fights = ({ units }: OpeningPlan['corps'][number]): boolean =>
    units.some(
      ({ type: id, at }) =>
        at !== null && names.pack.unitTypes.some((type) => type.id === id && type.arm !== 'artillery'),
    );
  const people = corps.filter(({ isAi }) => !isAi);
  if (people.length < corps.length && people.some(fights)) return;
  corps.forEach((each, owner) => {
    if (!each.isAi && !fights(each))
      names.refuse(`corps.${owner}.units`, 'infantry or cavalry on the map (L13a, L11d)', 'none');
  });
}

/** L5b, LS2.1, LS2.2b, LS2.2c */
export function refuseHands(names: Names, { corps, hand: deal }: OpeningPlan): void {
  const { cards, ruleset } = names.pack;
  const isAgainstAi = corps.some(({ isAi }) => isAi);
  const used = new Map<Effect, number>();
  if (deal > ruleset.handMax) names.refuse('hand', `at most ${ruleset.handMax} cards (L5b)`, deal);
  corps.forEach(({ hand, isAi }, owner) => {
    if (isAi && hand.length > 0) names.refuse(`corps.${owner}.hand`, 'no hand for the AI (LS2.2c)', hand);
    if (hand.length > ruleset.handMax)
      names.refuse(`corps.${owner}.hand`, `at most ${ruleset.handMax} cards (L5b)`, hand);
    hand.forEach((effect, index) => {
      const field = `corps.${owner}.hand.${index}`;
      const card = cards.find((each) => each.effect === effect);
      const copies = (used.get(effect) ?? 0) + 1;
      used.set(effect, copies);
      if (card === undefined) names.refuse(field, 'a card of the pack', effect);
      else if (copies > card.copies) names.refuse(field, `one of the ${card.copies} copies there are (L1h)`, effect);
      if (!isAgainstAi) return;
      if (card?.inSolo === false) names.refuse(field, 'a card that stays in play against the AI (LS2.1)', effect);
      else if (EFFECT_RULES[effect].kind === 'contra') names.refuse(field, 'a support card (LS2.2b)', effect);
    });
  });
}
