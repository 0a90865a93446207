import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, pack, positionWith } from '../testing/match.ts';

function wrong(raw: unknown): string[] {
  const options = game.options(raw);
  return options.ok ? [] : options.problems.map(printProblem);
}

/** The problems of a position by field. */
function wrongIn(
  change: object,
  corps: readonly string[] = ['austria: honved 0605', 'russia ai: guard 0604'],
): string[] {
  return wrong({ position: { ...positionWith(corps, { strategic: ['0604'] }), ...change } }).map((line) =>
    line.replace('options.position.', ''),
  );
}

/** The same for a position written in words. */
function wrongOf(...corps: readonly string[]): string[] {
  return wrongIn({}, corps);
}

test('a match is a mission or a position, with switches that have their defaults', () => {
  const options = game.options({ mission: 'jabloniec-ridge' });
  expect(options).toEqual({
    ok: true,
    value: {
      mission: 'jabloniec-ridge',
      position: null,
      level: 'novice',
      die: 'd10',
      players: 2,
      shared: 'russia',
      concentricBonus: true,
      aiWoundsFromArtillery: true,
      garrison: 'byLevel',
    },
  });
  expect(options.ok && game.options(options.value)).toEqual(options);
});

test('switches may come as text, as a command line gives them', () => {
  const given = { level: 'tried', die: 'd6', players: '3', concentricBonus: 'false', aiWoundsFromArtillery: 'true' };
  const options = game.options({ mission: 'jabloniec-ridge', ...given });
  expect(options.ok && options.value).toMatchObject({
    level: 'tried',
    die: 'd6',
    players: 3,
    concentricBonus: false,
    aiWoundsFromArtillery: true,
  });
});

test('the switches of a position stand in the position, and it is granted again as it stands', () => {
  const position = positionWith(['austria: honved 0605', 'russia ai: guard 0604'], { options: { level: 'veteran' } });
  const options = game.options({ position });
  expect(options.ok && options.value.level).toBe('veteran');
  expect(options.ok && game.options(options.value)).toEqual(options);
});

test('what is wrong with options names the field', () => {
  const known = pack.missions.map(({ id }) => id).join(', ');
  expect(wrong({})).toEqual(['options: expected a mission or a position, and not both, got an object']);
  expect(wrong(null)).toEqual(['options: expected an object, got null']);
  expect(wrong({ mission: 'moscow' })).toEqual([`options.mission: expected one of ${known}, got "moscow"`]);
  expect(wrong({ mission: 'steamroller', level: 'hard', die: 'd8', players: 5, shared: 'none' })).toEqual([
    'options.level: expected "novice" or "tried" or "veteran", got "hard"',
    'options.die: expected "d10" or "d6", got "d8"',
    'options.players: expected 2 or 3 or 4, got 5',
    'options.shared: expected "austria" or "russia", got "none"',
  ]);
  expect(wrong({ mission: 'battle-of-limanowa', players: '0x3' })).toEqual([
    'options.players: expected 2 or 3 or 4, got "0x3"',
  ]);
  expect(wrong({ mission: 'steamroller', concentricBonus: 'perhaps', speed: 1 })).toEqual([
    'options.concentricBonus: expected a boolean, got "perhaps"',
    'options.speed: expected no such field, got 1',
  ]);
});

test('a position of another game, or of no shape, is refused', () => {
  expect(wrongIn({ game: 'bear' })).toEqual(['game: expected "limanowa", got "bear"']);
  expect(wrongIn({ weather: 'snow' })).toEqual(['weather: expected no such field, got "snow"']);
  expect(wrongIn({ corps: [] })).toEqual([
    'corps: expected one or two corps of austria (L1b), got "0"',
    'corps: expected one or two corps of russia (L1b), got "0"',
  ]);
  const corps = Array.from({ length: 5 }, () => ({ side: 'austria', units: [{ type: 'honved', at: [6, 5] }] }));
  expect(wrongIn({ corps })).toEqual(['corps: expected at most 4 items, got a list of 5']);
  expect(wrongIn({ corps: [{ side: 'prussia', units: [] }] })).toEqual([
    'corps.0.side: expected "austria" or "russia", got "prussia"',
    'corps.0.units: expected at least 1 item, got a list of 0',
  ]);
});

test('a 0 with a sign and a field named as a prototype are refused, which no state could hold', () => {
  const spoil = (from: string, to: string): string[] => {
    const position = JSON.stringify(positionWith(['austria: honved 0605', 'russia ai: guard 0604']));
    return wrong({ position: JSON.parse(position.replace(from, to)) });
  };
  expect(spoil('"tokens":0', '"tokens":-0')).toEqual([
    'options.position.corps.0.tokens: expected 0 without a sign, got -0',
  ]);
  expect(spoil('[6,5]', '[-0,5]')).toEqual([
    'options.position.corps.0.units.0.at.0: expected 0 without a sign, got -0',
  ]);
  expect(spoil('{"game"', '{"__proto__":{"turn":1},"game"')).toEqual([
    'options.position.__proto__: expected no such field, got an object',
  ]);
  expect(wrong(JSON.parse('{"mission":"steamroller","__proto__":{"level":"veteran"}}'))).toEqual([
    'options.__proto__: expected no such field, got an object',
  ]);
});

test('L2.2a places lie on a map of the pack', () => {
  expect(wrongIn({ map: 'galicia' })).toEqual(['map: expected one of limanowa-12x11, got "galicia"']);
  expect(wrongOf('austria: honved 1205', 'russia ai: guard 0604')).toEqual([
    'corps.0.units.0.at: expected column 0 to 11 and row 0 to 10 (L2.2a), got "12,5"',
  ]);
});

test('L2.2e, L3r, L3s, L1b units: one a hex, with RP they can have, each of its corps’ side', () => {
  expect(wrongOf('austria: honved 0605, hussars 0605', 'russia ai: guard 0604')).toEqual([
    'corps.0.units.1.at: expected a free hex: honved is there (L2.2e), got "6,5"',
  ]);
  expect(wrongOf('austria: honved 0605 4rp, hussars lost 1rp', 'russia ai: guard 0604')).toEqual([
    'corps.0.units.0.rp: expected at most the 3 it began with (L3s), got 4',
    'corps.0.units.1.rp: expected none for a unit that is lost (L3r), got 1',
  ]);
  expect(wrongOf('austria: honved 0605, guard 0606', 'russia ai: guard 0604')).toEqual([
    'corps.0.units.1.type: expected a unit of austria (L1b), got "guard"',
  ]);
  expect(wrongOf('austria: battery 0605, honved lost', 'russia ai: guard 0604')).toEqual([
    'corps.0.units: expected infantry or cavalry on the map (L13a, L11d), got "none"',
  ]);
  expect(wrongOf('austria: battery 0605', 'austria: honved 0606', 'russia ai: guard 0604')).toEqual([]);
  const units = [{ type: 'tank', at: [6, 5] }];
  expect(
    wrongIn({
      corps: [
        { side: 'austria', units },
        { side: 'russia', isAi: true, units: [{ type: 'guard', at: [6, 4] }] },
      ],
    }),
  ).toContain('corps.0.units.0.type: expected a unit type of the pack, such as honved, got "tank"');
});

test('L1e an officer is one man, on the map or lost', () => {
  expect(wrongOf('austria: szurmay 0605, szurmay 0606', 'russia ai: orlov 0604, guard 0703, orlov lost')).toEqual([
    'corps.0.units.1.type: expected each officer only once (L1e), got "szurmay"',
    'corps.1.units.2.type: expected each officer only once (L1e), got "orlov"',
  ]);
  expect(wrongOf('austria: szurmay 0605', 'austria: szurmay lost, honved 0606', 'russia ai: guard 0604')).toEqual([
    'corps.1.units.0.type: expected each officer only once (L1e), got "szurmay"',
  ]);
});

test('names, amounts and lists of a position have their limits, and a refusal quotes nothing at length', () => {
  const corps = (change: object): object => {
    const [first, ...rest] = positionWith(['austria: honved 0605', 'russia ai: guard 0604']).corps;
    return { corps: [{ ...first, ...change }, ...rest] };
  };
  expect(wrongIn(corps({ tokens: 9e15 }))).toEqual(['corps.0.tokens: expected at most 99, got 9000000000000000']);
  expect(wrongIn(corps({ name: 'I\u001b[2K' }))).toEqual([
    expect.stringContaining('corps.0.name: expected text without control characters, got'),
  ]);
  expect(wrongIn(corps({ name: '\u202eI' }))).toHaveLength(1);
  expect(wrongIn(corps({ hand: Array.from({ length: 1000 }, () => 'deceit') }))).toEqual([
    'corps.0.hand: expected at most 20 items, got a list of 1000',
  ]);
  const [honved] = positionWith(['austria: honved 0605', 'russia ai: guard 0604']).corps[0]?.units ?? [];
  const evil = 'x'.repeat(1000);
  const [line = '', ...more] = wrongIn(corps({ units: [{ ...honved, type: evil }] }));
  expect(more).toEqual([]);
  expect(line.length).toBeLessThan(200);
  expect(wrongIn(corps({ units: [{ ...honved, type: '\u202e' }, honved] }))).toContain(
    'corps.0.units.1.at: expected a free hex: another unit is there (L2.2e), got "6,5"',
  );
});

test('L1b, L12b, LS1a, LS1b, LS1e, LS3.2c who plays against whom, and in what order', () => {
  const [honved, guard] = ['austria: honved 0605', 'russia ai: guard 0604'];
  expect(wrongOf('russia ai: guard 0604', honved)).toEqual([
    'corps.0.isAi: expected the AI to come last (LS3.2c), got true',
  ]);
  expect(wrongOf(honved, guard, 'russia ai: orlov 0703')).toContain(
    'corps: expected at most one corps of the AI (LS1e), got "2"',
  );
  expect(wrongOf(honved, 'austria: honved 0606', 'austria: honved 0607', guard)).toEqual([
    'corps: expected one or two corps of people against the AI (LS1a), got "3"',
  ]);
  expect(wrongOf('russia: rifles 0605', guard)).toEqual([
    'corps.0.side: expected the enemy of the AI (LS1b), got "russia"',
  ]);
  expect(wrongOf(honved, 'austria: honved 0606')).toContain(
    'corps: expected one or two corps of russia (L1b), got "0"',
  );
  expect(wrongIn({ turn: 1, round: 12 })).toEqual([
    'turn: expected people’s round in the last one: the AI’s never comes (L13a), got 1',
  ]);
  expect(wrongIn({ turn: 2 })).toEqual(['turn: expected a corps, 0 to 1 (L12b), got 2']);
});

test('L11a, L11c, L11d, L13a objectives and what must be held', () => {
  const goal = { kind: 'mission', strategic: 1, tactical: 0, speed: [6, 5] };
  expect(wrongIn({ goal, limit: 3 })).toEqual(['goal.speed: expected VP for each of the 3 rounds (L13a), got "2"']);
  expect(wrongIn({ goal: { ...goal, speed: [5, 6] }, limit: 2 })).toEqual([
    'goal.speed.1: expected no more than a round earlier (L13a), got 6',
  ]);
  expect(wrongIn({ goal: { ...goal, tactical: 1 }, limit: 2 })).toEqual([
    'goal.tactical: expected at most the 0 there are (L11a), got 1',
  ]);
  expect(wrongIn({ goal: { ...goal, strategic: 0 }, limit: 2 })).toEqual([
    'goal: expected an objective that must be held (L13a), got "0 and 0"',
  ]);
  expect(wrongIn({ goal, limit: 2, round: 3 })).toEqual(['round: expected at most the limit, 2 (L13a), got 3']);
  const war = { kind: 'war', strategic: 1, points: { strategic: 3, tactical: 1 }, tie: 'austria' };
  expect(wrongIn({ goal: war })).toEqual([`goal.kind: expected 'mission' against the AI (L13a), got "war"`]);
  expect(wrongIn({ goal, limit: 2 }, ['austria: honved 0605', 'russia: guard 0604'])).toEqual([
    `goal.kind: expected 'war' between people (L11d), got "mission"`,
  ]);
  const objectives = [
    { at: [6, 5], grade: 'strategic' },
    { at: [6, 5], grade: 'tactical' },
  ];
  expect(wrongIn({ objectives })).toEqual([
    'objectives.0.at: expected a town (L11c), got "hill"',
    'objectives.1.at: expected each hex only once (L11a), got "6,5"',
  ]);
});

test('L1h, L5b, LS2.1, LS2.2b, LS2.2c hands hold what there is, and against the AI support cards alone', () => {
  const hands = (first: readonly string[], second: readonly string[] = [], ai = ' ai'): string[] => {
    const position = positionWith(['austria: honved 0605', `russia${ai}: guard 0604`]);
    const [mine, theirs] = position.corps;
    const corps = [
      { ...mine, hand: first },
      { ...theirs, hand: second },
    ];
    return wrong({ position: { ...position, corps } }).map((line) => line.replace('options.position.', ''));
  };
  expect(hands(['deceit', 'deceit', 'pursuit'])).toEqual([]);
  expect(hands(['deceit', 'deceit', 'deceit'])).toEqual([
    'corps.0.hand.2: expected one of the 2 copies there are (L1h), got "deceit"',
  ]);
  expect(hands(['spareBattery', 'dugIn'])).toEqual([
    'corps.0.hand.0: expected a card that stays in play against the AI (LS2.1), got "spareBattery"',
    'corps.0.hand.1: expected a support card (LS2.2b), got "dugIn"',
  ]);
  expect(hands([], ['deceit'])).toEqual(['corps.1.hand: expected no hand for the AI (LS2.2c), got a list of 1']);
  const six = ['deceit', 'deceit', 'pursuit', 'pursuit', 'dressing', 'dressing'];
  expect(hands(six)).toEqual(['corps.0.hand: expected at most 5 cards (L5b), got a list of 6']);
  expect(hands(['spareBattery', 'dugIn'], ['dugIn', 'reinforcement'], '')).toEqual([]);
  expect(hands(['ambush'])[0]).toMatch(/^corps\.0\.hand\.0: expected "blockingPreparations" or /);
});
