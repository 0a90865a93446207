import { Rehearsal } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, cardNamed, draftWith, ownGuideline, plainGame, plainPack, sayAll } from '../testing/draft-field.ts';
import type { BearMatch } from '../testing/match.ts';

const RANGE = [1, 2, 3, 4].map((number) => `0${number}`);
const dealt = (...sides: readonly string[]): string[] => sides.flatMap((side) => RANGE.map((n) => `${side}-${n}`));

function times(count: number, cycle: readonly string[]): string[] {
  return Array.from({ length: count }, () => cycle).flat();
}

/** Guideline 1 with all hands dealt: p1 is the Soviet and has the initiative. */
function intro(options: object = {}): BearMatch {
  const match = draftWith({ guideline: 1 }, { script: [6, 6, 1, 1, ...dealt('soviet', 'german')], options });
  return sayAll(match, 'soviet', 'b1', 'b1-top');
}

/** Each player plays this half of his lowest card, or of any card left; returns who was asked, in order. */
function playAll(match: BearMatch, half = 'bottom'): string[] {
  const turns: string[] = [];
  while (asked(match).endsWith('playCard')) {
    const [seat = ''] = asked(match).split(' ');
    const { side } = match.state.players.find((player) => player.seat === seat) ?? {};
    turns.push(`${side}${match.state.players.findIndex((player) => player.seat === seat)}`);
    match.say(`${match.offers()[0]} ${half}`);
  }
  return turns;
}

describe('G2.1.9 hands', () => {
  test('G2.1.8, G2.1.9 hands are drawn from the guideline’s range, and known to their players alone', () => {
    const match = draftWith(
      { guideline: 5 },
      {
        script: [
          ...[6, 6, 1, 1],
          ...[3, 20, 7, 25, 1].map((n) => `soviet-${n}`),
          ...[2, 4, 6, 8, 10].map((n) => `german-${n}`),
        ],
      },
    );
    sayAll(match, 'soviet', 'b1', 'b1-left');
    expect(match.offers()).toEqual([1, 3, 7, 20, 25].map((n) => `soviet-${String(n).padStart(2, '0')}`));
    const { view } = match;
    expect(view.draft?.hands[0]).toEqual([null, null, null, null, null]);
    expect(view.draft?.decks.map(({ inside }) => inside)).toEqual([Array(20).fill(null), Array(20).fill(null)]);
    const heard = (seat: string): unknown =>
      match.events(seat).flatMap((event) => (event.key === 'handDealt' && event.player === 0 ? [event.cards] : []));
    expect(heard('p1')).toEqual([[null, null, null, null, null]]);
    expect(heard('p2')).toEqual([[2, 4, 6, 8, 10].map((n) => cardNamed(plainPack, `german-${n}`))]);
  });

  test('G2.1.10, G2.1.11, G2.1.3 CAPs, Action Cards a round and the Action deck are the guideline’s', () => {
    const { state } = intro();
    expect(state.players.map(({ caps }) => caps)).toEqual([4, 4]);
    expect(state.terms.players.map(({ cards }) => cards)).toEqual([
      { first: 1, later: 1 },
      { first: 1, later: 1 },
    ]);
    expect(state.actionDeck.inside).toHaveLength(25);
    expect(state.terms.rounds).toBe(4);
  });

  test('G2.1.4, G2.1.12 Condition Cards and Defense Counters lie shuffled, and nobody sees their order', () => {
    const { view, state } = intro();
    expect(state.draft?.conditions.inside).toHaveLength(plainPack.conditionCards.length);
    expect(view.draft?.conditions.inside.every((each) => each === null)).toBe(true);
    expect(state.draft?.cup.inside).toHaveLength(16);
    expect(view.draft?.cup.inside).toEqual(state.draft?.cup.inside.toSorted((a, b) => a - b));
  });

  test('G3.7.3a four Smoke counters may be added to the cup', () => {
    const { state } = draftWith({ guideline: 1, smoke: true });
    expect(state.draft?.cup.inside.filter((each) => each === -1)).toHaveLength(4);
  });

  test('G2.1g7, R-203 both Germans of guideline 7 are dealt from one deck', () => {
    const match = draftWith({ guideline: 7 }, { seed: 'sfc32:1' });
    sayAll(match, 'soviet', 'german2', 'b1', 'b1-left', 'b1-top');
    const { draft } = match.state;
    expect(draft?.hands.map(({ length }) => length)).toEqual([4, 8, 4]);
    expect(new Set([...(draft?.hands[0] ?? []), ...(draft?.hands[2] ?? [])]).size).toBe(8);
    expect(draft?.decks.map(({ inside }) => inside.length)).toEqual([8, 17]);
  });

  test('G2.1g8v, R-189 in the variant each team settles who takes the lower cards', () => {
    const match = draftWith({ guideline: 8, variant: true }, { seed: 'sfc32:1' });
    sayAll(match, 'german2', 'german1', 'soviet1', 'b1', 'b1-left');
    expect(asked(match)).toBe(`${match.state.players[2]?.seat} decks`);
    expect(match.judge('soviet1')).toMatchObject({ granted: false, reasons: [{ rule: 'G2.1g8v', key: 'otherTeam' }] });
    match.say('german2');
    expect(asked(match)).toBe(`${match.state.players[1]?.seat} decks`);
    match.say('soviet1');
    const numbers = match.state.draft?.hands.map((hand) =>
      hand.every((card) => (plainPack.generatorCards[card]?.number ?? 0) <= 12) ? 'low' : 'high',
    );
    expect(numbers).toEqual(['high', 'low', 'low', 'high']);
  });

  test('G2.1g8 without it player 1 of each side has 01 to 12, player 2 13 to 25', () => {
    const match = draftWith({ guideline: 8 }, { seed: 'sfc32:1' });
    sayAll(match, 'german2', 'german1', 'soviet1', 'b1', 'b1-left');
    const low = match.state.draft?.hands.map((hand) =>
      hand.every((card) => (plainPack.generatorCards[card]?.number ?? 0) <= 12),
    );
    expect(low).toEqual([true, true, false, false]);
  });
});

describe('G3.0 turns', () => {
  test('G3.0a one card a turn, from the Initiative Player on, sides by turns', () => {
    const match = intro();
    expect(playAll(match)).toEqual(times(4, ['soviet1', 'german0']));
  });

  test('G3.0a a card that is not in the hand cannot be played', () => {
    const match = intro().say('soviet-03 bottom').say('german-01 top');
    expect(match.judge('soviet-03')).toMatchObject({ granted: false, reasons: [{ rule: 'G3.0a', key: 'notOfHand' }] });
    expect(match.judge('german-02')).toMatchObject({ granted: false, reasons: [{ rule: 'G3.0a', key: 'notOfHand' }] });
    expect(match.offers('soviet-01')).toEqual(['top', 'bottom']);
  });

  test('G3.0b the card stands on the Record Board at once', () => {
    const match = intro().say('soviet-03 bottom');
    expect(match.events()).toContainEqual({
      rule: 'G3.0a',
      key: 'halfPlayed',
      player: 1,
      card: cardNamed(plainPack, 'soviet-03'),
      half: 'bottom',
    });
    expect(match.state.draft?.plays).toMatchObject([
      { player: 1, deck: 'card', card: cardNamed(plainPack, 'soviet-03'), half: 'bottom' },
    ]);
  });

  test('G3.0c GT-29 four bottoms out of four are as good as four tops', () => {
    for (const half of ['top', 'bottom']) expect(playAll(intro(), half)).toHaveLength(8);
  });

  test('G2.1g7o GT-23 GT-28 three players: G1 S G2 S, entered at the Initiative Player, sixteen plays', () => {
    const orders = [
      { roles: ['german1', 'german2'], cycle: ['german0', 'soviet1', 'german2', 'soviet1'] },
      { roles: ['soviet', 'german2'], cycle: ['soviet1', 'german0', 'soviet1', 'german2'] },
      { roles: ['german2', 'german1'], cycle: ['german2', 'soviet1', 'german0', 'soviet1'] },
    ];
    for (const { roles, cycle } of orders) {
      const match = sayAll(draftWith({ guideline: 7 }, { seed: 'sfc32:1' }), ...roles, 'b1', 'b1-left', 'b1-top');
      expect(playAll(match)).toEqual(times(4, cycle));
      expect(match.state.draft?.plays.filter(({ player }) => player === 1)).toHaveLength(8);
    }
  });

  test('G2.1g7o the variant goes Soviet 1, German, Soviet 2, German', () => {
    const match = draftWith({ guideline: 7, variant: true }, { seed: 'sfc32:1' });
    sayAll(match, 'soviet1', 'german', 'b1', 'b1-left', 'b1-top');
    expect(playAll(match).slice(0, 4)).toEqual(['soviet0', 'german1', 'soviet2', 'german1']);
  });

  test('G4.2 four players: the Initiative Player, number 1 of the others, his team-mate, the other opponent', () => {
    const match = draftWith({ guideline: 8 }, { seed: 'sfc32:1' });
    sayAll(match, 'soviet2', 'german1', 'soviet1', 'b1', 'b1-left');
    expect(playAll(match)).toEqual(times(4, ['soviet3', 'german0', 'soviet1', 'german2']));
  });

  test('G4.3 a longer hand plays on alone at the end', () => {
    const match = draftWith({ guideline: 2, handicaps: [{ card: true }] }, { seed: 'sfc32:1' });
    sayAll(match, 'soviet', 'b1', 'b1-left');
    expect(playAll(match)).toEqual([...times(5, ['soviet1', 'german0']), 'german0']);
  });

  test('G4.1 with the extra card all draw one more, and the last in hand is discarded unplayed', () => {
    const match = draftWith({ guideline: 2, extraCard: true }, { seed: 'sfc32:1' });
    sayAll(match, 'german', 'b1', 'b1-left');
    expect(match.state.draft?.hands.map(({ length }) => length)).toEqual([6, 6]);
    expect(playAll(match)).toHaveLength(10);
    expect(match.events().map(({ key }) => key)).toContain('lastCardsDiscarded');
    expect(match.state.draft?.plays).toHaveLength(10);
    expect(match.state.draft?.hands).toEqual([[], []]);
  });
});

test('G2.1c a guideline of one’s own: other ranges, hands, CAPs, rounds and maps', () => {
  const role = { cards: { from: 3, to: 9 }, hand: 3, caps: 7, actionCards: 2 };
  const own = ownGuideline({
    rounds: 6,
    roles: [
      { ...role, side: 'soviet' },
      { ...role, side: 'german', hand: 2 },
    ],
  });
  const match = sayAll(draftWith({ guideline: own }, { seed: 'sfc32:1' }), 'german', 'b2', 'b2-right');
  expect(playAll(match)).toEqual(['german1', 'soviet0', 'german1', 'soviet0', 'soviet0']);
  expect(match.state.terms.rounds).toBe(6);
});

test('G2.1.2 tracks, the round length and the Record Boards are open to everyone', () => {
  const { state, system } = intro().say('soviet-03 bottom').say('german-01 top');
  for (const audience of ['p1', 'p2', 'spectator']) {
    const { draft, terms, players, vp } = system.view(state, audience);
    expect(draft?.plays).toEqual(state.draft?.plays);
    expect(draft?.ways).toEqual(state.draft?.ways);
    expect([terms.rounds, vp]).toEqual([4, { german: 0, soviet: 0 }]);
    expect(players.map(({ caps }) => caps)).toEqual(state.players.map(({ caps }) => caps));
  }
});

test('G1.3 all else is the battle’s: what a generated match begins with has the form of a printed one', () => {
  const generated = intro();
  playAll(generated);
  const printed = new Rehearsal(plainGame, { mission: 'first-shots' });
  expect(Object.keys(generated.state.terms).sort()).toEqual(Object.keys(printed.state.terms).sort());
  for (const pile of ['infantryHits', 'vehicleHits'] as const)
    expect(generated.state[pile].inside.toSorted()).toEqual(printed.state[pile].inside.toSorted());
  expect(generated.state.frames.map(({ kind }) => kind)).toEqual(printed.state.frames.map(({ kind }) => kind));
});
