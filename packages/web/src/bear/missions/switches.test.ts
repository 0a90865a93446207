import { explainOption } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import type { Switches } from '../../face/missions.ts';
import { whyRefused } from '../../rules/switches.ts';
import { AS_PRINTED, valueOf } from '../../missions/rules-of-match.tsx';
import { catalogue, factsNamed as mission } from './catalogue.ts';
import type { Facts } from './facts.ts';
import { partiesUnder, switchGroups, withSwitch } from './switches.ts';

const refusal = ({ mission: { id } }: Facts, switches: Switches) =>
  whyRefused(engine().system, { ...switches, mission: id });
const optionsOf = (facts: Facts, switches: Switches = AS_PRINTED) =>
  switchGroups(facts, switches).flatMap(({ options }) => options);

/** One against the AI, one for two, one for four, and one with units on the seam of its boards. */
const SOME = ['whose-crossroads', 'first-shots', 'all-four-roads', 'two-hills-one-road'];

test('the engine takes every value of every switch that is offered, but where it has a reason against it', () => {
  const refused = SOME.map(mission).flatMap((facts) =>
    optionsOf(facts).flatMap((text) =>
      text.values
        .filter(({ value }) => refusal(facts, withSwitch(facts, AS_PRINTED, text.option, value)) !== null)
        .map(({ value }) => `${facts.mission.id} ${text.option} ${value}`),
    ),
  );
  expect(refused).toEqual(['two-hills-one-road joinedHalfHexes closed']);
});

test('a switch that does not go with the mission is refused with the reason of the engine', () => {
  expect(refusal(mission('first-shots'), { economy: 'sevenAP' })).toBeNull();
  expect(refusal(mission('whose-crossroads'), { economy: 'sevenAP' })).toContain('S2.1');
});

test('what is set back to its printed value is not changed any more; what it made meaningless goes with it', () => {
  const facts = mission('first-shots');
  const seven = withSwitch(facts, withSwitch(facts, AS_PRINTED, 'economy', 'sevenAP'), 'variableAP', 'on');
  expect(seven).toEqual({ economy: 'sevenAP', variableAP: 'on' });
  expect(valueOf(explainOption('variableAP'), seven)).toBe('on');
  expect(withSwitch(facts, seven, 'economy', 'spentCheck')).toEqual(AS_PRINTED);
});

test('B20.4 one player for both forces of a side has one seat', () => {
  const four = catalogue().find(({ players }) => players === 'four');
  if (four === undefined) throw new Error('no mission for four');
  const seats = (switches: Switches) => partiesUnder(engine(), four, switches).map(({ seat }) => seat);
  expect(seats(AS_PRINTED)).toEqual(['german1', 'soviet1', 'german2', 'soviet2']);
  expect(seats({ onePlayer: 'both' })).toEqual(['german', 'soviet']);
});
