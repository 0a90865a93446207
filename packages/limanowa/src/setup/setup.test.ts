import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { effectOf } from '../model/battle.ts';
import { EFFECT_RULES } from '../model/battlecard.ts';
import { fieldWith, game, heldOf, type LimanowaMatch, matchWith, missionWith, pack } from '../testing/match.ts';
import { printUnit } from '../rules/word-kinds.ts';
import { unitName } from '../words/unit-words.ts';
import { cardId, unitId } from '../model/ids.ts';

function seats(raw: unknown): readonly string[] {
  const options = game.options(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return game.seats(options.value);
}

function missionFrom(seed: string): LimanowaMatch {
  return new Rehearsal(game, { mission: 'bridge-at-neu-sandez' }, { seed });
}

function seatsByCorps(options: object): string[] {
  return missionWith('battle-of-limanowa', { options }).state.corps.map(({ seat }) => seat);
}

test('L5a units and objectives stand where the mission says, numbered by side', () => {
  const match = missionWith('bridge-at-neu-sandez', { options: { garrison: 'printed' } });
  const held = heldOf(match);
  expect(held.view.units).toHaveLength(16);
  expect(unitName(held, unitId(0))).toBe('Sándor Szurmay');
  expect([7, 8, 15].map((unit) => printUnit(held, unitId(unit)))).toEqual(['a08', 'r01', 'r08']);
  expect(held.view.units[8]).toEqual({ type: 13, corps: 1, number: 1, at: 4 * 12 + 6, rp: 3 });
  expect(held.view.terms.objectives).toEqual([
    { at: 54, grade: 'strategic' },
    { at: 65, grade: 'tactical' },
    { at: 56, grade: 'tactical' },
  ]);
});

test('L13e the level adds to the AI’s corps, after its own units and tokens, unless the forces are as printed', () => {
  const aiAt = (options: object): readonly [number, string] => {
    const held = heldOf(missionWith('bridge-at-neu-sandez', { options }));
    const added = held.view.units.slice(16).map((_unit, place) => printUnit(held, unitId(16 + place)));
    return [held.view.corps[1]?.tokens ?? 0, added.join(' ')];
  };
  expect(aiAt({ level: 'novice' })).toEqual([3, 'r09']);
  expect(aiAt({ level: 'tried' })).toEqual([4, 'r09 r10']);
  expect(aiAt({ level: 'veteran' })).toEqual([5, 'r09 r10 r11']);
  expect(aiAt({ level: 'veteran', garrison: 'printed' })).toEqual([3, '']);
});

test('L1a, L12a seats: one alone, two together, two to four against each other', () => {
  expect(seats({ mission: 'bridge-at-neu-sandez' })).toEqual(['p1', 'ai']);
  expect(seats({ mission: 'steamroller' })).toEqual(['p1', 'p2', 'ai']);
  expect(seats({ mission: 'battle-of-limanowa' })).toEqual(['p1', 'p2']);
  expect(seats({ mission: 'battle-of-limanowa', players: '3' })).toEqual(['p1', 'p2', 'p3']);
  expect(seats({ mission: 'battle-of-limanowa', players: 4 })).toEqual(['p1', 'p2', 'p3', 'p4']);
});

test('L12a who commands which corps: two sides, three with one side shared, four with a corps each', () => {
  expect(seatsByCorps({ players: 2 })).toEqual(['p1', 'p2', 'p1', 'p2']);
  expect(seatsByCorps({ players: 3, shared: 'russia' })).toEqual(['p1', 'p2', 'p3', 'p2']);
  expect(seatsByCorps({ players: 3, shared: 'austria' })).toEqual(['p1', 'p2', 'p1', 'p3']);
  expect(seatsByCorps({ players: 4 })).toEqual(['p1', 'p2', 'p3', 'p4']);
});

test('L5b, L12c each corps is dealt three cards from one deck; the owner’s side is told which, others that', () => {
  const match = missionWith('battle-of-limanowa', { options: { players: 4 } });
  expect(match.state.corps.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
  expect(match.state.deck.inside.length + 12).toBe(34);
  const drew = (audience: string): (number | null)[] =>
    match.events(audience).flatMap((event) => (event.key === 'drew' ? [event.card] : []));
  const [first, second, third, fourth] = match.state.corps.map(({ hand }) => hand);
  const unknown = [null, null, null];
  expect(drew('p1')).toEqual([...(first ?? []), ...unknown, ...(third ?? []), ...unknown]);
  expect(drew('p4')).toEqual([...unknown, ...(second ?? []), ...unknown, ...(fourth ?? [])]);
  expect(drew('spectator')).toEqual([...unknown, ...unknown, ...unknown, ...unknown]);
  expect(drew('referee').filter((card) => card !== null)).toHaveLength(12);
});

test('L5c, L1i, LS2.6 tokens lie with each corps, the AI’s too', () => {
  expect(missionWith('jabloniec-ridge').state.corps.map(({ tokens }) => tokens)).toEqual([3, 2]);
  expect(missionWith('battle-of-limanowa').state.corps.map(({ tokens }) => tokens)).toEqual([2, 2, 2, 2]);
});

test('L5d, LS2.1, LS2.2a, LS2.2b, LS2.3a against the AI people have one deck of support cards, none of the three that leave', () => {
  const { deck, corps } = missionWith('steamroller').state;
  const cards = [...deck.inside.map(cardId), ...corps.flatMap(({ hand }) => hand)];
  expect(cards).toHaveLength(16);
  for (const card of cards) {
    const effect = effectOf(pack, card);
    expect(EFFECT_RULES[effect].kind).toBe('support');
    expect(['reinforcement', 'spareBattery']).not.toContain(effect);
  }
});

test('LS2.2c, LS2.5a the AI holds no hand; its contra cards lie face down in a pile for each phase', () => {
  const match = missionWith('bridge-at-neu-sandez');
  const { piles, corps } = match.state;
  expect(corps[1]?.hand).toEqual([]);
  expect([piles?.opening, piles?.central, piles?.closing].map((pile) => pile?.inside.length)).toEqual([2, 8, 2]);
  expect(match.system.view(match.state, 'p1').piles?.central.inside).toEqual(Array.from({ length: 8 }, () => null));
});

test('LS2.3a, LS2.5a decks are shuffled: another seed, another order', () => {
  const orders = new Set(
    ['sfc32:a', 'sfc32:b', 'sfc32:c'].map((seed) => {
      const { state } = missionFrom(seed);
      return [state.deck.inside, state.piles?.central.inside].join('/');
    }),
  );
  expect(orders.size).toBe(3);
});

test('L12b, LS3.2c a position may begin with the round of any corps, the AI’s too', () => {
  const corps = ['russia: guard 0604', 'russia: orlov 0703', 'austria ai: honved 0605'];
  const asked = (turn: number): string => {
    const { seat, key } = game.pending(matchWith(corps, { turn, round: 2 }).state) ?? { seat: '', key: '' };
    return `${seat} ${key}`;
  };
  expect([0, 1, 2].map(asked)).toEqual(['p1 opening', 'p2 opening', 'ai aiRound']);
});

test('LS2.4 the AI’s figures are open to everybody from the start', () => {
  const { die } = fieldWith(['austria: honved 0605', 'russia ai: guard 0604'], {
    options: { level: 'tried', die: 'd6' },
  });
  expect(die.ai.tried.card.opening).toBe(3);
  expect(matchWith(['austria: honved 0605', 'russia ai: guard 0604']).view.options.level).toBe('novice');
});

test('LS1a, LS1b against the AI people attack: all of them on one side, the AI on the other', () => {
  for (const mission of ['bridge-at-neu-sandez', 'jabloniec-ridge', 'steamroller']) {
    const { corps } = missionWith(mission).state;
    const people = new Set(corps.filter(({ seat }) => seat !== 'ai').map(({ side }) => side));
    expect(people.size).toBe(1);
    expect(corps.filter(({ seat }) => seat === 'ai').map(({ side }) => people.has(side))).toEqual([false]);
  }
});

test('LS1c the level is Novice unless another is named', () => {
  expect(missionWith('jabloniec-ridge').state.options.level).toBe('novice');
  expect(missionWith('jabloniec-ridge', { options: { level: 'veteran' } }).state.options.level).toBe('veteran');
});
