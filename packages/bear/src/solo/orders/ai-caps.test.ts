import { randomOf, Recorder } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { botsFor } from '../../bots/bots.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { auditSolo } from '../../audit/audit-solo.ts';
import { changeCaps } from '../../rules/payment/purchase.ts';
import { bear } from '../../system.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { deckOf, type SoloOpening, soloMatch, soloMissionMatch } from '../../testing/solo-match.ts';
import { playerId } from '../../model/ids.ts';

const COMMAND = { isCommand: true };
const GREEN = { isCommand: false };
/** Places 0 to 3 of the deck. */
const CARDS = [GREEN, COMMAND, COMMAND, COMMAND];

/** The player has card 13; the unit he kills stands beside g03. */
function marksman(opening: SoloOpening, victim = ''): BearMatch {
  const far = 's04 9,0 NW';
  return soloMatch(`g03 0,0 SE; ${victim}${far}`, {
    turn: 'german',
    hands: [['c13'], []],
    cards: CARDS,
    rest: [],
    ...opening,
  });
}

function audited(match: BearMatch): string[] {
  return auditSolo(fieldsOf({ ...pack, orderCards: deckOf({ cards: CARDS, rest: [] }) })(match.state));
}

test('S7.3.1 R-212 card 13 against the AI: as many Command cards leave as it would lose CAPs', () => {
  const match = marksman({ dice: [4], order: [0, 2, 1] }).say('c13');
  expect(match.events().filter(({ key }) => key === 'commandCardLeft')).toEqual([
    { rule: 'B8.1', key: 'commandCardLeft', card: 2 },
    { rule: 'B8.1', key: 'commandCardLeft', card: 1 },
  ]);
  expect(match.state.orderDeck.removed).toEqual([2, 1]);
  expect(audited(match)).toEqual([]);
});

test('S7.3.1 R-212 but never the last', () => {
  const match = marksman({ dice: [6], order: [2, 1] }).say('c13');
  expect(match.state.orderDeck.removed).toEqual([2, 1]);
});

test('S2.5 R-212 CAPs of this round: the cards are back before the next', () => {
  const match = marksman({ dice: [2, 1, 1], order: [2, 0] })
    .say('c13')
    .say('proceed')
    .say('pass');
  expect(match.events()).toContainEqual({ rule: 'S2.5', key: 'commandCardsBack', cards: [2] });
  expect(match.state.orderDeck.removed).toEqual([]);
  expect(match.state.solo?.withheld).toEqual([]);
  expect(audited(match)).toEqual([]);
});

test('S7.2 R-212 command experience brings back those of killed AIs alone', () => {
  const experience = [{ space: 2, events: [{ kind: 'commandExperience', cards: 2 }] }];
  const advance = { advance: { by: 1, when: 'always' } } as const;
  const match = marksman(
    {
      hands: [['c13', 'c10'], []],
      cards: [advance, COMMAND, COMMAND, COMMAND],
      track: experience,
      dice: [6, 6, 2],
      // For the kill, its check, for the Marksman, the AI's card, and what comes back.
      order: [1, 0, 2, 0, 1],
    },
    's03 1,0 NW suppressed; ',
  )
    .say('g03 fire 1,0 c10 caps:0')
    .say('c13')
    .say('proceed');
  expect(match.events()).toContainEqual({ rule: 'S7.2', key: 'commandCardsBack', cards: [1] });
  expect(match.state.orderDeck.removed).toEqual([2]);
});

/** A mission whose Event Card, drawn before round 1, changes the AI's CAPs. */
function eventCard(amount: number, order: readonly number[]): BearMatch {
  return soloMissionMatch(
    {
      map: { bare: { radius: 5, hexes: {} } },
      victory: [],
      deck: ['firefight-event'],
      events: [{ card: 'firefight-event', effects: [{ kind: 'caps', who: 'enemy', amount }] }],
      initiative: { side: 'german', rounds: 'all' },
      players: [
        { side: 'german', caps: 0, cards: { first: 1, later: 0 }, units: [{ unit: 'g03', at: '-3,0', facing: 'SE' }] },
        {
          side: 'soviet',
          caps: null,
          cards: { first: 0, later: 0 },
          units: [{ unit: 's03', at: '3,0', facing: 'NW' }],
        },
      ],
    },
    { ai: 'soviet' },
    { cards: CARDS, rest: [], order },
  );
}

test('B8.3 R-212 an Event Card that takes CAPs from the AI takes Command cards', () => {
  expect(eventCard(-2, [1, 3]).state.orderDeck.removed).toEqual([1, 3]);
});

test('B8.3 R-212 one that gives it CAPs brings cards back that had left; there are none to begin with', () => {
  expect(eventCard(2, []).state.orderDeck.removed).toEqual([]);
});

test('S2.5 R-212 CAPs that it gains for a round: cards of killed AIs come back, and leave again before the next', () => {
  const match = marksman({ hands: [[], []], dice: [6, 6, 1, 1], order: [1, 0, 3] }, 's03 1,0 NW suppressed; ');
  match.say('g03 fire 1,0 caps:0');
  const { state } = match;
  expect(state.orderDeck.removed).toEqual([1]);
  const held = fieldsOf({ ...pack, orderCards: deckOf({ cards: CARDS, rest: [] }) })(state);
  changeCaps(held, playerId(1), 2, 'B8.3', new Recorder(state.random));
  expect(state.orderDeck.removed).toEqual([]);
  expect(state.solo?.lent).toEqual([1]);
  match.say('proceed').say('pass');
  expect(match.events()).toContainEqual({ rule: 'S2.5', key: 'commandCardLeft', card: 1 });
  expect(state.orderDeck.removed).toEqual([1]);
  expect(audited(match)).toEqual([]);
});

test('the captain plays card 13 on an AI that has Command cards to lose', () => {
  const says = (cards: SoloOpening['cards'] = CARDS): string => {
    const opening: SoloOpening = { cards, rest: [], order: [] };
    const match = marksman(opening);
    const ours = { ...pack, orderCards: deckOf(opening) };
    return botsFor(bear(ours), ours).captain(match.view, randomOf('sfc32:1', 'bot')).join(' ');
  };
  expect(says()).toBe('c13');
  expect(says([GREEN, COMMAND])).not.toBe('c13');
});
