import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { type BearMatch, matchWith, pack } from '../../testing/match.ts';
import { chanceToStayFresh } from './price-figures.ts';

const on = fieldsOf(pack);

/** The price of a beginning and its payments, as `5: caps:0 40/55, command`, or the first reason why not. */
function price(match: BearMatch, text: string): string {
  const verdict = match.judge(text);
  if (!verdict.granted) return denied(verdict).slice(0, 1).join();
  const { price: sum, payments } = verdict.value.figures;
  if (payments === undefined) return 'unknown';
  const ways = payments.map(({ word, spent, left }) =>
    [word ?? 'free', ...(spent ? [`${spent.ways}/${spent.of}`] : []), ...(left === null ? [] : [`left ${left}`])].join(
      ' ',
    ),
  );
  return `${sum}: ${ways.join(', ')}`;
}

/** How many of the 55 cards spend a player's unit, by the AP paid. The six cards with the fresh symbol never do. */
const SPENDING = [0, 10, 14, 25, 29, 39, 44, 49];

describe('with spent checks', () => {
  test('B2.2g GT-30a before a payment is said, every one is listed with its chance', () => {
    const match = matchWith('g03 0,0 SE pinned', { caps: [3, 0] });
    expect(price(match, 'g03 rally')).toBe('5: caps:0 39/55, caps:1 29/55, caps:2 25/55, caps:3 14/55');
    expect(price(match, 'g03 rally caps:2')).toBe('5: caps:2 25/55');
    expect(match.judge('g03 rally caps:2')).toMatchObject({
      value: {
        figures: {
          rallies: [{ needed: 7 }],
          payments: [{ word: 'caps:2', ap: 3, caps: 2, spent: { ways: 25, of: 55 } }],
        },
      },
    });
  });

  test('B2.2h several checks draw from one deck without putting back, in whatever order; a die forgets', () => {
    const [one, three] = [
      { ways: 1, of: 4 },
      { ways: 3, of: 4 },
    ];
    const cards = on(matchWith('g03 0,0 SE', {}).view);
    const die = on(matchWith('g03 0,0 SE', { options: { checkDevice: 'd10' } }).view);
    expect(chanceToStayFresh(cards, [])).toBe(1);
    // Of four cards three are good for the cheap action, and one of these for the dear one, too.
    expect(chanceToStayFresh(cards, [one, three])).toBeCloseTo((1 / 4) * (2 / 3));
    expect(chanceToStayFresh(cards, [three, one])).toBeCloseTo((1 / 4) * (2 / 3));
    expect(chanceToStayFresh(cards, [one, one, one])).toBeCloseTo((3 / 4) * (2 / 3) * (1 / 2));
    expect(chanceToStayFresh(cards, [three, three])).toBe(0);
    expect(chanceToStayFresh(die, [one, three])).toBeCloseTo((3 / 4) * (1 / 4));
  });

  test('B2.2g GT-30a the chances at 1 to 7 AP', () => {
    const match = matchWith('g03 0,0 SE', { caps: [6, 0] });
    const paid = [7, 6, 5, 4, 3, 2, 1].map((ap) => `caps:${7 - ap} ${SPENDING[ap]}/55`);
    expect(price(match, 'g03 dig')).toBe(`7: ${paid.join(', ')}`);
  });

  test('B2.2h with the die they are of ten', () => {
    const match = matchWith('g03 0,0 SE', { options: { checkDevice: 'd10' } });
    expect(price(match, 'g03 dig')).toBe('7: caps:0 10/10');
    expect(price(match, 'g03 pivot')).toBe('1: caps:0 2/10');
    expect(price(match, 'g03 stall')).toBe('1: caps:0 2/10');
  });

  test('B2.2h cards that were drawn cannot come again before the deck is shuffled', () => {
    const match = matchWith('g03 0,0 SE; g04 3,0 SE; g05 3,1 SE; s03 9,0 NW', { checks: [1, 7], dice: [1, 1, 6, 6] });
    match.say('g03 move 1,0 SE caps:0').say('pass');
    expect(price(match, 'g04 stall')).toBe('1: caps:0 9/54');
    match.say('g04 stall').say('pass');
    expect(price(match, 'g05 stall')).toBe('1: caps:0 9/53');
    expect(price(match, 'g05 dig')).toBe('7: caps:0 47/53');
    match.say('pass');
    expect(price(match, 'g03 stall')).toBe('1: caps:0 10/55');
  });

  test('B2.2h after the last card all of them may come', () => {
    const match = matchWith('g03 0,0 SE');
    match.state.orderDeck.discards.push(...match.state.orderDeck.inside.splice(0));
    expect(price(match, 'g03 pivot N')).toBe('1: caps:0 10/55');
    const { discards, inside } = match.state.orderDeck;
    inside.push(...discards.splice(0, 1));
    expect(price(match, 'g03 dig')).toBe('7: caps:0 1/1');
  });

  test('B2.2b B2.2c nobody is spent by a command action or by a card that makes it free', () => {
    const match = matchWith('g03 0,0 SE spent', { caps: [2, 0], hands: [['c02'], []] });
    expect(price(match, 'g03 move 1,0')).toBe('1: command');
    expect(match.judge('g03 move 1,0 SE command')).toMatchObject({
      value: { figures: { payments: [{ ap: 0, caps: 1, spent: null }] } },
    });
    expect(price(match, 'c02 g03 move 1,0')).toBe('0: free');
    expect(price(match, 'stall')).toBe('1: command');
  });

  test('B8.7 card 07 takes a die off what is checked, each face as likely', () => {
    const match = matchWith('g03 0,0 SE', { hands: [['c07'], []] });
    // 7 AP less 1 to 6.
    const ways = [6, 5, 4, 3, 2, 1].reduce((sum, ap) => sum + (SPENDING[ap] ?? 0), 0);
    expect(price(match, 'c07 g03 dig')).toBe(`7: caps:0 ${ways}/330`);
  });

  test('B18.3.1 what wire will cost is not known before the die, and then it is', () => {
    const match = matchWith('g03 0,0 SE; s03 9,0 NW', { markers: 'wire 1,0', dice: [3], checks: [7] });
    expect(match.judge('g03 move 1,0')).toMatchObject({
      value: { figures: { price: 2, dice: 1, payments: [{ word: 'toll', ap: null, spent: null }] } },
    });
    match.say('g03 move 1,0 SE toll');
    expect(price(match, 'caps:0')).toBe('4: caps:0 29/55');
    match.say('caps:0');
  });

  test('B8.1 cards have their price and its chances, too', () => {
    const match = matchWith('g03 0,0 SE; g04 0,0 SE', { caps: [2, 0], hands: [['c08', 'c30'], []] });
    expect(price(match, 'c08 g03')).toBe('2: caps:0 14/55');
    expect(price(match, 'c30 g03')).toBe('1: caps:0 10/55, command');
  });

  test('B9.1.2 an attack tells them beside its odds, with everybody who joins', () => {
    const match = matchWith('g01 0,0 SE; g02 0,0 SE; s03 3,0 NW');
    expect(match.judge('g01 fire 3,0 +g02')).toMatchObject({
      value: { figures: { targets: [{ needed: 9 }], price: 3, payments: [{ spent: { ways: 25, of: 55 } }] } },
    });
  });
});

describe('with activations', () => {
  const options = { economy: 'sevenAP', opportunityKind: 'any' };

  test('B3.0 B3.1 what is left of the activation, and that an opportunity spends for certain', () => {
    const match = matchWith('g03 0,0 SE pinned; s03 9,0 NW', { options, caps: [1, 0] });
    expect(price(match, 'g03 rally')).toBe('5: activate:0 left 2, activate:1 left 3, opportunity 1/1');
  });

  test('B3.0a the last AP of an activation leaves its units spent', () => {
    const match = matchWith('g03 0,0 SE; s03 9,0 NW', { options });
    match.say('g03 dig opportunity').say('pass');
    expect(price(match, 'g03 pivot')).toBe('B3.1 notFresh');
    const active = matchWith('g03 0,0 SE; g04 0,0 SE; s03 9,0 NW', { options });
    expect(price(active, 'g03 dig')).toBe('7: activate:0 1/1 left 0, opportunity 1/1');
    active.say('g03 move 1,0 SE activate:0').say('pass');
    expect(price(active, 'g03 pivot N')).toBe('1: pool:0 left 5');
    expect(price(active, 'g03 stall')).toBe('1: pool:0 left 5');
  });
});

test('B5.0 the price of a path is known before the facing, and of a load before it is paid', () => {
  const match = matchWith('g03 0,0 SE; g37 0,0 SE; s03 9,0 NW');
  expect(price(match, 'g03 move 1,0')).toBe('1: caps:0 10/55');
  expect(price(match, 'g37 load g03')).toBe('1: caps:0 10/55');
  expect(price(match, 'g03 pivot')).toBe('1: caps:0 10/55');
});
