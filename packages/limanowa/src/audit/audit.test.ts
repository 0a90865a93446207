import { expect, test } from 'vitest';
import type { State } from '../model/state.ts';
import { game, type LimanowaMatch, missionWith } from '../testing/match.ts';
import { cardId, hexId, NONE, unitId } from '../model/ids.ts';

/** The findings after a change to a sound match. */
function after(change: (state: State) => void, mission = 'bridge-at-neu-sandez'): string[] {
  const match: LimanowaMatch = missionWith(mission);
  expect(game.audit(match.state)).toEqual([]);
  change(match.state);
  return game.audit(match.state);
}

function unitIn({ units }: State, place: number): State['units'][number] {
  const unit = units[place];
  if (unit === undefined) throw new Error(`no unit ${place}`);
  return unit;
}

test('L2.2e, L3r, L3s two units in a hex, RP out of range and lost units with RP are found', () => {
  expect(after((state) => (unitIn(state, 0).at = unitIn(state, 1).at))).toEqual([`hex ${7 * 12 + 5} holds two units`]);
  expect(after((state) => (unitIn(state, 0).rp = 5))).toEqual(['unit 0 has 5 RP of 1 to 4']);
  expect(after((state) => (unitIn(state, 0).rp = 0))).toEqual(['unit 0 has 0 RP of 1 to 4']);
  expect(after((state) => (unitIn(state, 0).at = NONE))).toEqual(['unit 0 is lost, but has 4 RP']);
  expect(after((state) => (unitIn(state, 0).at = hexId(132)))).toEqual(['unit 0 is in hex 132, which does not exist']);
});

test('L1h, LS2.5a cards that are missing, twice or in the wrong pile are found', () => {
  expect(after(({ deck }) => deck.inside.pop())).toEqual(['the cards of the deck are not all there, or twice']);
  expect(after(({ corps, deck }) => corps[0]?.hand.push(cardId(deck.inside[0] ?? 0)))).toEqual([
    'the cards of the deck are not all there, or twice',
  ]);
  expect(after(({ piles }) => piles?.opening.discards.push(piles.central.inside.pop() ?? 0))).toEqual([
    "the cards of the AI's pile for the opening phase are not all there, or twice",
    "the cards of the AI's pile for the central phase are not all there, or twice",
  ]);
});

test('L5b, L5c, LS2.2c tokens that are owed and hands that are too large are found', () => {
  const owe = (state: State): void => {
    for (const corps of state.corps) corps.tokens = -1;
  };
  expect(after(owe)).toEqual(['p1 owes 1 artillery tokens', 'ai owes 1 artillery tokens']);
  const draw = ({ corps, deck }: State): void => {
    corps[0]?.hand.push(...deck.inside.splice(0, 3).map(cardId));
  };
  expect(after(draw)).toEqual(['p1 holds 6 cards']);
  const give = ({ corps, deck }: State): void => {
    corps[1]?.hand.push(...deck.inside.splice(0, 1).map(cardId));
  };
  expect(after(give)).toEqual(['the AI holds 1 cards']);
});

test('L1b, L1e units of the wrong side, with the same number, and officers who are there twice are found', () => {
  const swap = ({ units }: State): void => {
    const [first] = units;
    if (first !== undefined) Object.assign(first, { corps: 1 });
  };
  expect(after(swap)).toEqual(['unit 0 is of austria, but its corps 1 of russia']);
  expect(after(({ units }) => Object.assign(units[1] ?? {}, { number: 1 }))).toEqual([
    'two units of austria have the number 1',
  ]);
  const twice = (state: State): void => {
    Object.assign(unitIn(state, 1), { type: unitIn(state, 0).type });
  };
  expect(after(twice)).toEqual(['szurmay is there twice']);
});

test('LS1e, LS3.2c the AI has one corps, the last, and piles; nobody else has', () => {
  expect(after(({ corps }) => Object.assign(corps[0] ?? {}, { seat: 'ai', hand: [] }))).toContain(
    'the AI has the corps 0, 1',
  );
  expect(after((state) => Object.assign(state, { piles: null }))).toContain(
    'the AI without piles, or piles without the AI',
  );
});

test('L11a, L11c, L13a objectives that are no hexes, no towns or there twice, and more to hold than there is, are found', () => {
  const terms = (change: object) => (state: State) => Object.assign(state, { terms: { ...state.terms, ...change } });
  const objectives = [
    { at: 999, grade: 'strategic' },
    { at: 0, grade: 'strategic' },
    { at: 1, grade: 'tactical' },
    { at: 1, grade: 'tactical' },
  ];
  expect(after(terms({ objectives }))).toEqual([
    'an objective in hex 999, which does not exist',
    'a Strategic Objective in hex 0, no town',
    'hex 1 is two objectives',
  ]);
  expect(after(terms({ goal: { kind: 'mission', strategic: 2, tactical: 0, speed: [6] } }))).toEqual([
    '2 strategic objectives to be held of 1',
    'speed VP for 1 of 8 rounds',
  ]);
  const goal = { kind: 'war', strategic: 1, points: { strategic: 3, tactical: 1 }, tie: 'austria' };
  expect(after(terms({ goal }))).toEqual(['a war against the AI']);
});

test('L6a, L13a a round that is past and a turn that names nobody are found', () => {
  expect(after((state) => (state.round = 9))).toEqual(['round 9 of 8']);
  expect(after((state) => (state.round = 0))).toEqual(['round 0 of 8']);
  const occupy = (state: State): void => {
    state.turn.occupations = [{ unit: unitId(99), to: hexId(500) }];
  };
  expect(after(occupy)).toEqual([
    'the turn names unit 99, which does not exist',
    'the turn names hex 500, which does not exist',
  ]);
  const fall = (state: State): void => {
    state.frames.unshift({ kind: 'fallBack', step: 0, got: null, unit: unitId(77), from: hexId(0), rule: 'L4d' });
  };
  expect(after(fall)).toEqual(['the turn names unit 77, which does not exist']);
  const aid = (state: State): void => {
    state.turn.aids = [{ by: 'dugIn', unit: unitId(17) }];
  };
  expect(after(aid)).toEqual(['the turn names unit 17, which does not exist']);
});
