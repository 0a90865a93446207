import { describe, expect, test } from 'vitest';
import { deny } from '../../index.ts';
import { Rehearsal, Script } from '../rehearsal.ts';
import { outpost, type Outpost } from './index.ts';

type Match = Rehearsal<Outpost>;

/** Squads placed as in 'u1 b1, u4 c1 dug, u5 lost'; red holds cards 1 and 2 (worth 2 and 3), blue 3 and 4 (worth 1 and 2). */
function stage(places: string, numbers: { readonly dice?: number[]; readonly cup?: number[] } = {}): Match {
  const match = new Rehearsal(outpost, {}, { script: new Script({ deck: [1, 2, 3, 4], ...numbers }) });
  for (const place of places.split(', ')) {
    const [squad = '', space = '', ...marks] = place.split(' ');
    const at = space === 'lost' ? -1 : 'abcd'.indexOf(space.charAt(0)) + 4 * (Number(space.charAt(1)) - 1);
    const posture = marks.includes('dug') ? 'dug' : 'ready';
    Object.assign(match.state.squads[Number(squad.slice(1)) - 1] ?? {}, {
      at,
      posture,
      spent: marks.includes('spent'),
    });
  }
  return match;
}

function empty(match: Match, side: 0 | 1): void {
  const hand = match.state.players[side]?.hand ?? [];
  match.state.deck.discards.push(...hand.splice(0));
}

const pendingOf = (match: Match): string => {
  const { seat, key } = match.system.pending(match.state) ?? { seat: 'nobody', key: 'over' };
  return `${seat} ${key}`;
};

const FIGHT = 'u1 b1, u2 c2, u4 c1';

test('a strike with a supporter, a card and a coin for the dice; the defender endures, falls and leaves spoils', () => {
  const match = stage(FIGHT, { dice: [1, 1], cup: [2] });
  match.say('u1 strike c1 +u2 card:2 coins:0');
  expect(match.events('spectator')).toEqual([{ rule: 'strike', key: 'struck', squad: 0, target: 3 }]);
  expect(match.news).toBe(false);
  expect(match.state.deck.discards).toEqual([2]);
  expect(pendingOf(match)).toBe('red payForDice');

  match.say('coins:1');
  expect(match.events('spectator')).toEqual([{ rule: 'roll', key: 'rolled', dice: [1, 1], coins: 1 }]);
  expect(match.news).toBe(true);
  expect(pendingOf(match)).toBe('blue parry');

  // 1 + 1 for the dice, 1 for the coin, 1 for being ready, 1 for the supporter, 3 for the card: 8 hits.
  match.say('endure');
  expect(match.events('spectator')).toEqual([
    { rule: 'strike', key: 'lost', target: 3, attack: 8 },
    { rule: 'strike', key: 'spoils', coins: 2 },
  ]);
  expect(match.news).toBe(true);
  expect(match.state.squads[3]?.at).toBe(-1);
  expect(match.state.players[0]).toEqual({ seat: 'red', coins: 4, hand: [1] });
  expect(match.state.squads.map(({ spent }) => spent)).toEqual([true, true, false, false, false, false]);
  expect(pendingOf(match)).toBe('blue turn');
});

test('the defender is asked in the middle of the attack and parries it with a card', () => {
  const match = stage(FIGHT, { dice: [4, 4] })
    .say('u1 strike c1 coins:0')
    .say('coins:0');
  expect(match.offers()).toEqual(['parry', 'endure']);
  expect(match.offers('parry')).toEqual(['card:3', 'card:4']);
  expect(match.judge('parry card:1')).toEqual(deny('strike', 'notHeld'));
  match.say('parry card:4');
  expect(match.events('red')).toEqual([
    { rule: 'strike', key: 'parried', card: 4 },
    { rule: 'strike', key: 'held', target: 3, attack: 9 },
  ]);
  expect(match.news).toBe(true);
  expect(match.state.players[1]?.hand).toEqual([3]);
  expect(match.state.squads[3]?.at).toBe(2);
});

test('a parry that is worth too little does not help', () => {
  const match = stage(FIGHT, { dice: [4, 4], cup: [0] })
    .say('u1 strike c1 coins:0')
    .say('coins:0')
    .say('parry card:3');
  expect(match.events().at(-2)).toEqual({ rule: 'strike', key: 'lost', target: 3, attack: 9 });
});

test('whoever is dug in is harder to hit', () => {
  const match = stage('u1 b1, u4 c1 dug', { dice: [4, 3] })
    .say('u1 strike c1 coins:0')
    .say('coins:0')
    .say('endure');
  expect(match.events()).toEqual([{ rule: 'strike', key: 'held', target: 3, attack: 8 }]);
  expect(match.news).toBe(false);
});

test('a striker who is dug in hits less, and stands ready when he has hit', () => {
  const match = stage('u1 b1 dug, u4 c1', { dice: [4, 4], cup: [0] })
    .say('u1 strike c1 coins:0')
    .say('coins:0')
    .say('endure');
  expect(match.events()[0]).toEqual({ rule: 'strike', key: 'lost', target: 3, attack: 8 });
  expect(match.state.squads[0]).toMatchObject({ posture: 'ready', spent: true });
});

test('nobody is asked for coins he has not, nor for cards he does not hold', () => {
  const poor = stage(FIGHT, { dice: [1, 2] });
  Object.assign(poor.state.players[0] ?? {}, { coins: 0 });
  poor.say('u1 strike c1 coins:0');
  expect(poor.events().map(({ key }) => key)).toEqual(['struck', 'rolled']);
  expect(pendingOf(poor)).toBe('blue parry');

  const bare = stage(FIGHT, { dice: [1, 2] });
  empty(bare, 1);
  bare.say('u1 strike c1 coins:0').say('coins:2');
  expect(bare.events().map(({ key }) => key)).toEqual(['rolled', 'held']);
  expect(pendingOf(bare)).toBe('blue turn');

  const both = stage(FIGHT, { dice: [1, 2] });
  empty(both, 1);
  Object.assign(both.state.players[0] ?? {}, { coins: 0 });
  both.say('u1 strike c1 coins:0');
  expect(both.events().map(({ key }) => key)).toEqual(['struck', 'rolled', 'held']);
});

test('one can pay as many coins as one has, two at most', () => {
  const match = stage(FIGHT).say('u1 strike c1 coins:2');
  expect(match.state.players[0]?.coins).toBe(1);
  expect(match.offers()).toEqual(['coins:0', 'coins:1']);
  expect(match.judge('coins:2')).toEqual(deny('roll', 'cannotPay'));
  const rich = stage(FIGHT).say('u1 strike c1 coins:0');
  expect(rich.offers()).toEqual(['coins:0', 'coins:1', 'coins:2']);
});

test('a command paid with coins leaves the leader fresh, but not his supporters', () => {
  const match = stage(FIGHT).say('u1 strike c1 +u2 coins:2');
  expect(match.state.squads.slice(0, 2).map(({ spent }) => spent)).toEqual([false, true]);
});

test('a spent leader can strike only by command', () => {
  const match = stage('u1 b1 spent, u4 c1');
  expect(match.offers('u1')).toEqual(['strike']);
  expect(match.offers('u1 strike c1')).toEqual(['card:1', 'card:2', 'coins:2']);
  expect(match.judge('u1 strike c1 coins:0')).toEqual(deny('strike', 'cannotPay'));
  Object.assign(match.state.players[0] ?? {}, { coins: 1 });
  expect(match.judge('u1 strike')).toEqual(deny('strike', 'spentAndPoor', { unit: 0 }));
});

describe('a strike is refused with its reason:', () => {
  test.each([
    ['u3 strike', deny('strike', 'nobodyNear', { unit: 2 })],
    ['u4 strike', deny('turn', 'notYours', { unit: 3 })],
    ['u1 strike d1', deny('strike', 'noTarget')],
    ['u1 strike c1 +u3', deny('strike', 'apart', { unit: 2, at: 2 })],
    ['u1 strike c1 +u1', deny('strike', 'twice', { unit: 0 })],
    ['u1 strike c1 +u2 +u2', deny('strike', 'twice', { unit: 1 })],
    ['u1 strike c1 card:3', deny('strike', 'notHeld')],
    ['u1 strike c1 coins:1', deny('strike', 'cannotPay')],
    ['u1 strike c1 card:1 card:2', deny('sentence', 'unexpected', { amount: 4 })],
    ['u1 strike c1 card:1 +u2', deny('sentence', 'unexpected', { amount: 4 })],
  ])('%s', (said, denial) => {
    expect(stage(FIGHT).judge(said)).toEqual(denial);
  });
});

test('the figures of a strike tell the number it needs, and from what it is reckoned', () => {
  const match = stage('u1 b1, u2 c2, u4 c1 dug');
  const figures = (needed: number, bonus: number): unknown[] => [
    { needed },
    { rule: 'strike', key: 'defence', amount: 9, unit: 3 },
    { rule: 'strike', key: 'bonus', amount: bonus, unit: 0 },
  ];
  const told = (said: string): unknown[] => {
    const verdict = match.judge(said);
    return verdict.granted ? [verdict.value.figures, ...verdict.reasons] : [];
  };
  expect(match.judge('u1 strike')).toMatchObject({
    granted: true,
    reasons: [],
    value: { whole: false, figures: {}, verb: { name: 'strike' } },
  });
  expect(told('u1 strike c1')).toEqual(figures(8, 1));
  expect(told('u1 strike c1 +u2')).toEqual(figures(7, 2));
  expect(told('u1 strike c1 +u2 card:2 coins:0')).toEqual(figures(4, 5));
});

test('when the last squad of a side falls the game is over at once', () => {
  const match = stage('u1 b1, u4 c1, u5 lost, u6 lost', { dice: [6, 6], cup: [1] });
  match.say('u1 strike c1 coins:0').say('coins:0').say('endure');
  expect(pendingOf(match)).toBe('nobody over');
  expect(match.system.outcome(match.view)).toMatchObject({ winners: ['red'], scores: { red: 3, blue: 0 } });
  expect(match.offers()).toEqual([]);
  expect(match.judge('pass')).toEqual(deny('sentence', 'nothingAsked'));
});

test('an empty cup gives no spoils', () => {
  const match = stage(FIGHT, { dice: [6, 6], cup: [] });
  match.state.spoils.inside.splice(0);
  match.say('u1 strike c1 coins:0').say('coins:0').say('endure');
  expect(match.events().at(-1)).toEqual({ rule: 'strike', key: 'spoils', coins: 0 });
});
