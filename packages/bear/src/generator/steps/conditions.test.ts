import { expect, test } from 'vitest';
import type { ConditionCardSource } from '../../model/pack/generator.ts';
import { asked, cardsWith, draftIn, refusals, sayAll, scripted } from '../../testing/draft-match.ts';
import { type BearMatch, pack } from '../../testing/match.ts';

const DRAW = [{ kind: 'conditions' }] as const;

const FOG: ConditionCardSource = {
  id: 'cond-a',
  name: 'Fog',
  top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'sight', hexes: 5 } }] },
  bottom: { name: 'Patrol', steps: [{ kind: 'actionCards', amount: 2, when: 'start' }], lasts: false },
};
const RAIN: ConditionCardSource = {
  id: 'cond-b',
  name: 'Rain',
  top: { steps: [{ kind: 'rule', of: 'both', rule: { kind: 'sight', hexes: 8 } }] },
  bottom: { name: 'Rations', steps: [{ kind: 'rule', rule: { kind: 'rally', bonus: 1 } }], lasts: true },
};

function drawn(conditions: readonly ConditionCardSource[] = [FOG, RAIN], players?: ('german' | 'soviet')[]): BearMatch {
  const opening = players === undefined ? undefined : ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'];
  const match = cardsWith({
    soviet: [[...DRAW], [...DRAW]],
    conditions,
    ...(players === undefined ? {} : { players }),
    ...(opening === undefined ? {} : { opening }),
  });
  return scripted(match, ...conditions.keys()).say('soviet-01 top');
}

test('G3.9 of two cards one is played for its top, which affects both, the other for its bottom, which serves its player', () => {
  const match = drawn();
  expect(asked(match)).toBe('conditions soviet');
  expect(match.offers()).toEqual(['cond-a', 'cond-b']);
  expect(match.offers('cond-a')).toEqual(['top', 'bottom']);
  match.say('cond-b top');
  expect(match.state.terms.rules).toMatchObject([{ kind: 'sight', hexes: 8, side: null, player: -1 }]);
  expect(match.state.terms.players.map(({ cards }) => cards)).toEqual([
    { first: 1, later: 1 },
    { first: 3, later: 1 },
  ]);
  expect(draftIn(match).plays.map(({ deck, half }) => `${deck} ${half}`)).toEqual([
    'card top',
    'condition bottom',
    'condition top',
  ]);
});

test('G3.9 R-187 only a benefit that does not last is discarded', () => {
  expect(draftIn(drawn().say('cond-b top')).conditions.discards).toEqual([0]);
  expect(draftIn(drawn().say('cond-a top')).conditions.discards).toEqual([]);
});

test('G3.9 naming the one for its bottom says the same', () => {
  expect(drawn().say('cond-a bottom').state.terms).toEqual(drawn().say('cond-b top').state.terms);
});

test('G3.9 the last card that is left is played for its top; with none the part is ignored', () => {
  const one = drawn([FOG]);
  expect(one.state.terms.rules).toMatchObject([{ kind: 'sight', hexes: 5, side: null }]);
  const none = drawn([]);
  expect(none.events()).toContainEqual({ rule: 'G3.9', key: 'partIgnored', why: 'noCondition' });
});

test('G3.9 a card that was not drawn cannot be played', () => {
  const third = { ...FOG, id: 'cond-c' };
  const match = scripted(cardsWith({ soviet: [[...DRAW]], conditions: [FOG, RAIN, third] }), 0, 1).say('soviet-01 top');
  expect(refusals(match, 'cond-c top')).toEqual(['G3.9 notDrawn']);
});

test('R-190 in teams a lasting bottom is for the player who plays it alone', () => {
  const match = drawn([FOG, RAIN], ['german', 'soviet', 'german', 'soviet']).say('cond-a top');
  expect(match.state.terms.rules).toContainEqual(expect.objectContaining({ kind: 'rally', side: 'soviet', player: 1 }));
  const patrol = drawn([FOG, RAIN], ['german', 'soviet', 'german', 'soviet']).say('cond-b top');
  expect(patrol.state.terms.players.map(({ cards }) => cards.first)).toEqual([1, 3, 1, 1]);
});

test('R-133 G1.2 there are at least five Condition Cards, and all that are played hold together', () => {
  expect(pack.conditionCards.length).toBeGreaterThanOrEqual(5);
  const match = cardsWith({
    soviet: [[...DRAW], [...DRAW]],
    conditions: [FOG, RAIN, { ...RAIN, id: 'cond-c' }, { ...FOG, id: 'cond-d' }],
  });
  const all = scripted(match, 0, 1, 2, 3);
  sayAll(all, ['soviet-01 top', 'cond-a top', 'german-01 top', 'soviet-02 top', 'cond-c top']);
  expect(all.state.terms.rules.map(({ kind }) => kind)).toEqual(['rally', 'sight', 'sight']);
});

test('R-190 in teams a bottom that is about a card’s units is about those of its player, not of his team-mate', () => {
  const COVER: ConditionCardSource = {
    ...FOG,
    bottom: { name: 'Cover', steps: [{ kind: 'placeUnits', of: 'own', by: 'own', only: 2 }], lasts: false },
  };
  const plain = [{ kind: 'caps', amount: 1 }] as const;
  const match = cardsWith({
    players: ['german', 'soviet', 'german', 'soviet'],
    soviet: [[...DRAW], plain, [...DRAW], plain],
    conditions: [COVER, RAIN],
    opening: ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'],
  });
  sayAll(match, ['soviet-02 bottom', 'german-01 top', 'soviet-04 bottom', 'german-03 top']);
  const first = scripted(match, 0, 1);
  sayAll(first, ['soviet-01 top', 'cond-a bottom']);
  expect(first.offers()).toEqual(['s02', 'done']);
});

test('R-190 of his own cards he names one; a card of his team-mate is refused with the reason', () => {
  const ROADS: ConditionCardSource = {
    ...FOG,
    bottom: { name: 'Roads', steps: [{ kind: 'entryEdge', units: 'card', when: 'onEntering' }], lasts: true },
  };
  const plain = [{ kind: 'caps', amount: 1 }] as const;
  const match = cardsWith({
    players: ['german', 'soviet', 'german', 'soviet'],
    soviet: [plain, plain, [...DRAW], plain, plain, plain],
    conditions: [ROADS, RAIN],
    opening: ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'],
  });
  sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-04 bottom', 'german-04 top']);
  sayAll(match, ['soviet-02 bottom', 'german-02 top', 'soviet-05 bottom', 'german-05 top']);
  const last = scripted(match, 0, 1);
  sayAll(last, ['soviet-03 top', 'cond-a bottom']);
  expect(last.offers()).toEqual(['soviet-01', 'soviet-02']);
  expect(refusals(last, 'soviet-04')).toEqual(['R-190 cardOfPartner']);
});
