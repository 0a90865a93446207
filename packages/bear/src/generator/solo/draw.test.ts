import { expect, test } from 'vitest';
import { playerOf } from '../../model/battle/state.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { cardPlace, soloDraft } from '../../testing/solo-draft.ts';
import { playerId } from '../../model/ids.ts';

function handsOf({ state }: BearMatch): readonly (readonly number[])[] {
  return state.draft?.hands ?? [];
}

test('G5.0 G5.1 nobody has a hand or a side of his own: one player is asked for both', () => {
  const match = soloDraft({ generator: [1, 'G04', 'G01', 'S03', 'S01'] });
  expect(match.state.players.map(({ seat }) => seat)).toEqual(['p1', 'p1']);
  match.say('b1').say('b1-top');
  expect(handsOf(match)).toEqual([[cardPlace('G04'), cardPlace('G01')], []]);
  match.say('german-04 bottom');
  expect(match.system.pending(match.state)?.seat).toBe('p1');
  expect(handsOf(match)).toEqual([[], [cardPlace('S03'), cardPlace('S01')]]);
});

test.each([
  [3, 'german', 0],
  [4, 'soviet', 1],
])(
  'G5.2a side A is drawn before the map: with a %i it is the %s, who has the edge that is chosen',
  (die, side, place) => {
    const match = soloDraft({ generator: [die, ...(place === 0 ? ['G04', 'G01'] : ['S03', 'S01'])] });
    expect(match.state.draft?.initiative).toBe(place);
    expect(playerOf({ view: match.state }, playerId(place)).side).toBe(side);
    expect(match.events()).toContainEqual({ rule: 'G5.2a', key: 'sideAChosen', player: place, die });
    match.say('b1').say('b1-top');
    expect(match.state.draft?.ways[place]?.edges).toEqual([{ board: 0, edge: 'top' }]);
    expect(match.state.draft?.ways[1 - place]?.edges).toEqual([{ board: 0, edge: 'bottom' }]);
  },
);

test('G5.2a only the two cards that were drawn can be played', () => {
  const match = soloDraft({ generator: [5, 'S03', 'S01'] });
  match.say('b1').say('b1-top');
  expect(match.offers()).toEqual(expect.arrayContaining(['soviet-03', 'soviet-01']));
  expect(match.judge('soviet-02 bottom').granted).toBe(false);
});

test('G5.2a GT-22 the card that was not played goes back on top, and is one of the next two', () => {
  const match = soloDraft({ guideline: 2, seed: 'sfc32:two' });
  match.say('b1').say('b1-top');
  const first = match.state.draft?.initiative ?? -1;
  for (let turn = 0; turn < 3; turn++) {
    const [played = -1, other = -1] = handsOf(match)[first] ?? [];
    playBottom(match, played);
    expect(match.events()).toContainEqual({ rule: 'G5.2a', key: 'putBackOnTop', player: first, card: other });
    playBottom(match, handsOf(match)[1 - first]?.[0] ?? -1);
    expect(handsOf(match)[first]).toHaveLength(2);
    expect(handsOf(match)[first]).toContain(other);
    expect(handsOf(match)[first]).not.toContain(played);
  }
});

test('GT-22 R-136 in guideline 1 the fourth pick has a single card, which is played', () => {
  const generator = [
    5,
    'S03',
    'S01',
    'G04',
    'G03',
    'S01',
    'S04',
    'G03',
    'G01',
    'S04',
    'S02',
    'G01',
    'G02',
    'S02',
    'G02',
  ];
  const match = soloDraft({ generator: [...generator, 3, 5] });
  match.say('b1').say('b1-top');
  for (const play of ['soviet-03', 'german-04', 'soviet-01', 'german-03', 'soviet-04', 'german-01'])
    match.say(`${play} bottom`);
  expect(handsOf(match)).toEqual([[], [cardPlace('S02')]]);
  expect(match.offers().filter((word) => word.startsWith('soviet'))).toEqual(['soviet-02']);
  match.say('soviet-02 bottom');
  expect(handsOf(match)).toEqual([[cardPlace('G02')], []]);
  match.say('german-02 bottom');
  expect(match.state.draft?.phase).toBe('done');
  expect(match.state.draft?.plays).toHaveLength(8);
});

function playBottom(match: BearMatch, card: number): void {
  const { side, number } = pack.generatorCards[card] ?? { side: '', number: 0 };
  match.say(`${side}-${String(number).padStart(2, '0')} bottom`);
}
