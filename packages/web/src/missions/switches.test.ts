import { explainOption } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { engine } from '../engine/engine.ts';
import { catalogue, missionNamed } from './catalogue.ts';
import type { Facts } from './facts.ts';
import { AS_PRINTED, partiesUnder, switchGroups, type Switches, valueOf, whyRefused, withSwitch } from './switches.ts';

function mission(id: string): Facts {
  const facts = missionNamed(id);
  if (facts === undefined) throw new Error(`no mission ${id}`);
  return facts;
}

const optionsOf = (facts: Facts, switches: Switches = AS_PRINTED) =>
  switchGroups(facts, switches).flatMap(({ options }) => options);

/** Against the AI, of two people, of four, and one with units on the seam of its boards. */
const SOME = ['whose-crossroads', 'first-shots', 'all-four-roads', 'two-hills-one-road'];

test('the engine takes every value of every switch that is offered, but where it has a reason against it', () => {
  const refused = SOME.map(mission).flatMap((facts) =>
    optionsOf(facts).flatMap((text) =>
      text.values
        .filter(({ value }) => whyRefused(engine(), facts, withSwitch(facts, AS_PRINTED, text, value)) !== null)
        .map(({ value }) => `${facts.mission.id} ${text.option} ${value}`),
    ),
  );
  expect(refused).toEqual(['two-hills-one-road joinedHalfHexes closed']);
});

test('a switch that does not go with the mission is refused with the reason of the engine', () => {
  expect(whyRefused(engine(), mission('first-shots'), { economy: 'sevenAP' })).toBeNull();
  expect(whyRefused(engine(), mission('whose-crossroads'), { economy: 'sevenAP' })).toContain('S2.1');
});

test('what is set back to its printed value is not changed any more; what it made meaningless goes with it', () => {
  const facts = mission('first-shots');
  const [economy, variable] = [explainOption('economy'), explainOption('variableAP')];
  const seven = withSwitch(facts, withSwitch(facts, AS_PRINTED, economy, 'sevenAP'), variable, 'on');
  expect(seven).toEqual({ economy: 'sevenAP', variableAP: 'on' });
  expect(valueOf(variable, seven)).toBe('on');
  expect(withSwitch(facts, seven, economy, 'spentCheck')).toEqual(AS_PRINTED);
});

test('B20.4 one player for both forces of a side has one seat', () => {
  const four = catalogue().find(({ players }) => players === 'four');
  if (four === undefined) throw new Error('no mission for four');
  const seats = (switches: Switches) => partiesUnder(engine(), four, switches).map(({ seat }) => seat);
  expect(seats(AS_PRINTED)).toEqual(['german1', 'soviet1', 'german2', 'soviet2']);
  expect(seats({ onePlayer: 'both' })).toEqual(['german', 'soviet']);
});
