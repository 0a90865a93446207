import { describe, expect, test } from 'vitest';
import { makePlay } from '../model/draft/draft.ts';
import { adviceOn } from './draft-state.ts';
import { fewestUnits } from './completion.ts';
import { asked, draftWith, ownGuideline, sayAll } from '../testing/draft-field.ts';
import { type BearMatch, pack } from '../testing/match.ts';
import type { Guideline } from '../model/pack/generator.ts';
import { cardId, playerId, unitId } from '../model/ids.ts';

/** The Soviet is p1 and begins; nothing has been placed. */
function completed(halves: readonly string[], options: object = {}, draft: object = {}): BearMatch {
  const script = [6, 6, 1, 1, ...['soviet', 'german'].flatMap((side) => [1, 2, 3, 4].map((n) => `${side}-0${n}`))];
  const match = draftWith({ guideline: 1, ...draft }, { script, options });
  sayAll(match, 'soviet', 'b1', 'b1-top');
  halves.forEach((half, place) => {
    const side = place % 2 === 0 ? 'soviet' : 'german';
    match.say(`${side}-0${Math.floor(place / 2) + 1} ${half}`);
  });
  return match;
}

const ALL_BOTTOM = Array<string>(8).fill('bottom');
/** The German plays one top, so he has one unit less and one CAP more. */
const GERMAN_TOP = ALL_BOTTOM.with(1, 'top');

describe('G4.0 completion', () => {
  test('G4.0a what was not used leaves the game', () => {
    const { state } = completed(ALL_BOTTOM);
    expect(state.draft?.conditions.inside).toEqual([]);
    expect(state.draft?.cup.inside).toEqual([]);
    expect(state.draft?.decks.map(({ inside }) => inside)).toEqual([[], []]);
    expect(state.draft?.phase).toBe('done');
  });

  test('G4.0b CAPs, VP and rounds stand where the battle begins', () => {
    const { state } = completed(ALL_BOTTOM);
    expect(state.players.map(({ caps, start }) => [caps, start])).toEqual([
      [4, 4],
      [4, 4],
    ]);
    expect([state.vp, state.round, state.terms.rounds]).toEqual([{ german: 0, soviet: 0 }, 1, 4]);
    expect(state.terms.players.map(({ caps }) => caps)).toEqual([4, 4]);
  });

  test('G4.0c the fewest units give 2 CAPs more every round; with `fewestUnitsBonus` off they do not', () => {
    const caps = (options: object): number[] => completed(GERMAN_TOP, options).state.players.map(({ start }) => start);
    expect(caps({})).toEqual([7, 4]);
    expect(caps({ fewestUnitsBonus: 'off' })).toEqual([5, 4]);
    expect(completed(GERMAN_TOP).events()).toContainEqual({
      rule: 'G4.0c',
      key: 'fewestUnits',
      player: 0,
      received: 3,
      caps: 2,
    });
  });

  test('G4.0c, G4.2 R-190 GT-28 of four the single player with the fewest; where two have as few nobody', () => {
    const plan = pack.guidelines[7];
    const plays = (received: readonly number[]): Parameters<typeof fewestUnits>[0]['plays'] =>
      received.map((count, player) => ({
        ...makePlay({ player: playerId(player), deck: 'card', card: cardId(0), half: 'bottom' }),
        units: Array.from({ length: count }, (_each, unit) => unitId(unit)),
      }));
    if (plan === undefined) throw new Error('no guideline 8');
    expect(fewestUnits({ plan, plays: plays([5, 6, 4, 3]) })).toBe(3);
    expect(fewestUnits({ plan, plays: plays([5, 6, 3, 3]) })).toBe(-1);
  });

  test('B3.2.5 a side’s handicap comes on top when all cards have had their say', () => {
    const { state } = completed(ALL_BOTTOM, { germanHandicap: '2', sovietHandicap: '-1' });
    expect(state.players.map(({ start }) => start)).toEqual([6, 3]);
  });

  test('B1.0 with `firstRoundCards` extraAtSetup a hand is dealt when the set-up is complete', () => {
    const hands = (options: object): number[] =>
      completed(ALL_BOTTOM, options).state.players.map(({ hand }) => hand.length);
    expect(hands({})).toEqual([1, 1]);
    expect(hands({ firstRoundCards: 'extraAtSetup' })).toEqual([2, 2]);
  });

  test('G4.3 CAPs as a handicap', () => {
    const { state } = completed(ALL_BOTTOM, {}, { handicaps: [{}, { caps: 2 }] });
    expect(state.players.map(({ start }) => start)).toEqual([4, 6]);
  });

  test('the first round follows at once', () => {
    const match = completed(ALL_BOTTOM);
    expect(asked(match)).toMatch(/initiative$/);
    expect(match.events().map(({ key }) => key)).toEqual(
      expect.arrayContaining(['draftCleared', 'capsSet', 'draftDone', 'roundBegan']),
    );
  });
});

function ofHand(hand: number, players = 2): Pick<Guideline, 'number' | 'rounds' | 'roles'> {
  const role = { cards: { from: 1, to: 25 }, hand, caps: 4, actionCards: 1 };
  const { roles } = ownGuideline();
  return {
    number: 0,
    rounds: 5,
    roles: Array.from({ length: players }, (_each, place) => ({ ...role, side: roles[place % 2]?.side ?? 'german' })),
  };
}

test('G2.1c GT-12 five rounds: a hand of 7 raises no warning, one of 11 does; nothing is refused', () => {
  expect(adviceOn(ofHand(7))).toEqual([]);
  expect(adviceOn(ofHand(10))).toEqual([]);
  expect(adviceOn(ofHand(11))).toEqual([{ rule: 'G2.1c', key: 'longHand', amount: 10 }]);
});

test('G2.1c of three or four players a card a round is recommended', () => {
  expect(adviceOn(ofHand(5, 4))).toEqual([]);
  expect(adviceOn(ofHand(6, 3))).toEqual([{ rule: 'G2.1c', key: 'longHand', amount: 5 }]);
});

test('G2.1c printed guidelines never warn', () => {
  for (const guideline of pack.guidelines) expect(adviceOn(guideline)).toEqual([]);
});

test('R-227 where nobody has received a vehicle, the card for vehicles is not dealt', () => {
  const role = { cards: { from: 1, to: 4 }, hand: 4, caps: 4, actionCards: 1 };
  const roles = (['german', 'soviet'] as const).map((side) => ({ ...role, side }));
  const guideline = ownGuideline({ actionDeck: [2, 20], roles });
  const axles = pack.actionCards.findIndex(({ id }) => id === 'c20');
  expect(completed([], {}, { guideline }).state.terms.deck).toContain(axles);
  const { state } = completed(ALL_BOTTOM, {}, { guideline });
  expect(new Set(state.roster.map((unit) => pack.counters[unit]?.type.name))).toEqual(new Set(['Rifle squad']));
  expect(state.terms.deck).not.toContain(axles);
  expect(state.actionDeck.inside).not.toContain(axles);
  expect(state.actionDeck.inside.length).toBeGreaterThan(0);
});
