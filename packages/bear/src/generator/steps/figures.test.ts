import { describe, expect, test } from 'vitest';
import { makePlay, type DraftPlay } from '../../model/draft/draft.ts';
import { cardNamed } from '../../testing/draft-field.ts';
import { asked, cardsWith, draftIn, refusals, sayAll, tableWith, whereabouts } from '../../testing/draft-match.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { unitIn } from '../../testing/story.ts';
import { recordBoards } from '../maps.ts';
import { playerId } from '../../model/ids.ts';

const caps = ({ state }: BearMatch): number[] => state.players.map(({ start }) => start);
const cards = ({ state }: BearMatch): string[] =>
  state.terms.players.map(({ cards: { first, later } }) => `${first}/${later}`);

/** Drafts from the full deck until the seed has dealt this card. */
function withCard(word: string, half: 'top' | 'bottom', guideline: number): BearMatch {
  for (let seed = 0; seed < 60; seed++) {
    const [side] = word.split('-');
    const match = tableWith({
      draft: { guideline },
      opening: [side ?? '', 'b1', 'b1-top'],
      seed: `sfc32:${word}${seed}`,
    });
    if (match.offers().includes(word)) return match.say(`${word} ${half}`);
  }
  throw new Error(`no seed deals ${word}`);
}

describe('CAPs', () => {
  test('G3.4 GT-06 Disrupt takes 3 CAPs from the German: 4 become 1', () => {
    const match = withCard('soviet-07', 'top', 5);
    expect(caps(match)[0]).toBe(1);
    expect(match.events()).toContainEqual({ rule: 'G3.4', key: 'startCapsChanged', player: 0, amount: -3, caps: 1 });
  });

  test('G3.4 R-191 never below 0: 2 less 3 is 0, and one more is 1; what was printed is kept', () => {
    const match = cardsWith({
      caps: 2,
      soviet: [[{ kind: 'caps', who: 'enemy', amount: -3 }]],
      german: [[{ kind: 'caps', amount: 1 }]],
    });
    expect(caps(match.say('soviet-01 top'))).toEqual([0, 2]);
    expect(caps(match.say('german-01 top'))).toEqual([1, 2]);
    expect(draftIn(match).printedCaps).toEqual([-2, 0]);
  });

  test('R-128 GT-11 the bottom of Soviet 02 gives one CAP: 4 become 5', () => {
    expect(caps(tableWith().say('soviet-02 bottom'))).toEqual([4, 5]);
  });

  test('G3.4 R-190 of two enemies one is named, and nobody of his own side', () => {
    const match = cardsWith({
      players: ['german', 'soviet', 'german', 'soviet'],
      soviet: [[{ kind: 'caps', who: 'enemy', amount: -2 }]],
      opening: ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'],
    }).say('soviet-01 top');
    expect(asked(match)).toBe('victim soviet');
    expect(match.offers()).toEqual(['german1', 'german2']);
    expect(refusals(match, 'soviet2')).toEqual(['R-190 notAnEnemy']);
    expect(caps(match.say('german2'))).toEqual([4, 4, 2, 4]);
  });
});

describe('Action Cards and rounds', () => {
  test('G3.5 one card more each round, for both team-mates (R-190), or more only at the start', () => {
    const match = cardsWith({
      players: ['german', 'soviet', 'german', 'soviet'],
      soviet: [[{ kind: 'actionCards', amount: 1, when: 'round' }]],
      german: [[{ kind: 'actionCards', amount: 2, when: 'start' }]],
      opening: ['soviet1', 'soviet2', 'german1', 'b1', 'b1-top'],
    });
    expect(cards(match.say('soviet-01 top'))).toEqual(['1/1', '2/2', '1/1', '2/2']);
    const next = match.offers().includes('german-01') ? match : match.say(`${match.offers()[0]} bottom`);
    expect(cards(next.say('german-01 top'))).toEqual(['3/1', '2/2', '3/1', '2/2']);
  });

  test('G3.5 Well Prepared of our own pack: the Soviet draws 2 a round', () => {
    expect(cards(tableWith().say('soviet-01 top'))).toEqual(['1/1', '2/2']);
  });

  test('G3.6 the firefight is a round longer', () => {
    const match = cardsWith({ soviet: [[{ kind: 'rounds', amount: 1 }]] }).say('soviet-01 top');
    expect(match.state.terms.rounds).toBe(6);
    expect(match.events()).toContainEqual({ rule: 'G3.6', key: 'roundsChanged', rounds: 6 });
  });

  test('G3.3b the initiative of a card: the last that says so counts', () => {
    const match = cardsWith({
      soviet: [[{ kind: 'initiative', rounds: 'all' }]],
      german: [[{ kind: 'initiative', rounds: 'first' }]],
    });
    expect(match.say('soviet-01 top').state.terms.initiative).toEqual({ side: 'soviet', rounds: 'all' });
    expect(match.say('german-01 top').state.terms.initiative).toEqual({ side: 'german', rounds: 'first' });
  });

  test('G3.2 VP from the start are scored at once', () => {
    const match = cardsWith({
      soviet: [
        [
          { kind: 'vp', amount: 2 },
          { kind: 'vp', who: 'enemy', amount: 1 },
        ],
      ],
    });
    expect(match.say('soviet-01 top').state.vp).toEqual({ german: 1, soviet: 2 });
  });
});

describe('units', () => {
  test('G3.1a the named units come from supply, belong to who plays the card and wait at his edge', () => {
    const match = tableWith().say('soviet-03 bottom');
    for (const word of ['s05', 's06', 's18', 's21'])
      expect(unitIn(match, word)).toMatchObject({ fate: 'waiting', owner: 1, entry: 1, at: -1 });
    expect(match.state.terms.entries[1]).toMatchObject({ round: 1 });
    expect(match.state.roster).toHaveLength(4);
  });

  test('G3.7.1a GT-07 the Partisans stand on the space of round 2, at their owner’s edge', () => {
    const match = tableWith().say('soviet-04 top');
    expect(whereabouts(match, 's07', 's08')).toEqual(['s07 off 2', 's08 off 2']);
    const [main, late] = [match.state.terms.entries[1], match.state.terms.entries[2]];
    expect(late?.hexes).toEqual(main?.hexes);
    expect(caps(match)).toEqual([4, 5]);
  });

  test('G1.0b a weapon card comes with the unit that carries it', () => {
    const match = cardsWith({
      soviet: [
        [
          { kind: 'units', units: ['s13'] },
          { kind: 'weapon', card: 'molotov', unit: 's13', uses: 2 },
        ],
      ],
    }).say('soviet-01 top');
    const card = pack.actionCards.findIndex(({ id }) => id === 'molotov');
    expect(match.state.players[1]?.weapons).toEqual([{ card, unit: pack.counterPlaces.get('s13'), uses: 2 }]);
    expect(match.state.players[0]?.weapons).toEqual([]);
  });
});

test('G1.1 GT-05 the Record Board of five plays: Units 03 and 14, VP 16 and 02, Special 07', () => {
  const { plan } = draftIn(tableWith());
  const played = (number: number, half: 'top' | 'bottom'): DraftPlay =>
    makePlay({ player: playerId(1), deck: 'card', card: cardNamed(pack, `soviet-${number}`), half });
  const plays = [played(3, 'bottom'), played(16, 'top'), played(7, 'top'), played(14, 'bottom'), played(2, 'top')];
  const board = recordBoards({ plan, plays }, pack).find(({ side }) => side === 'soviet');
  const numbers = (section: 'units' | 'victory' | 'special'): (number | undefined)[] | undefined =>
    board?.[section].map(({ card }) => pack.generatorCards[card]?.number);
  expect([numbers('units'), numbers('victory'), numbers('special')]).toEqual([[3, 14], [16, 2], [7]]);
});

test('G3.0b the halves are carried out in the order of their steps', () => {
  const match = sayAll(
    cardsWith({
      soviet: [
        [
          { kind: 'caps', amount: 2 },
          { kind: 'rounds', amount: 1 },
        ],
      ],
    }),
    ['soviet-01 top'],
  );
  expect(match.events().map(({ key }) => key)).toEqual(['halfPlayed', 'startCapsChanged', 'roundsChanged']);
});
