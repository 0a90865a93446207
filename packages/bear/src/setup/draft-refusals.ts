import { describe, type Problem } from '@sandtable/kernel';
import type { DraftOptions } from '../model/draft/options.ts';
import type { Guideline, Role } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import { POSTURES } from '../model/pack/solo-mission.ts';
import { SIDES } from '../model/pack/unit-type.ts';

const FIELD = 'options.draft';

/** Why this firefight cannot be generated, and what to change; empty if it can. */
export function problemsOfPlan(pack: Pack, plan: Guideline, options: DraftOptions): Problem[] {
  return [
    ...problemsOfPlayers(plan, options),
    ...problemsOfCards(pack, plan),
    ...problemsOfDecks(plan),
    ...problemsOfHands(plan, options),
    ...problemsOfDeck(pack, plan),
    ...problemsOfBoards(pack, plan, options),
    ...problemsOfSheets(pack, options),
  ];
}

/** B20.0: one or two players a side; G5.1: in solo one each. */
function problemsOfPlayers({ roles, entry }: Guideline, { solo }: DraftOptions): Problem[] {
  const counts = SIDES.map((side) => roles.filter((role) => role.side === side).length);
  const got = `${counts[0]} German and ${counts[1]} Soviet`;
  const field = `${FIELD}.guideline.roles`;
  if (counts.some((count) => count < 1 || count > 2)) return [{ field, expected: 'one or two players a side', got }];
  if (solo !== null && roles.length !== 2)
    return [{ field, expected: 'two players for a solo mission: choose another guideline (G5.1)', got }];
  if (entry === 'threePlayers' && roles.length !== 3)
    return [{ field: `${FIELD}.guideline.entry`, expected: 'longEdge or anyEdge but for three players', got: entry }];
  return [];
}

/** G2.1.8 */
function problemsOfCards({ generatorCards }: Pack, { roles }: Guideline): Problem[] {
  return roles.flatMap(({ side, cards: { from, to } }, place) => {
    const numbers = generatorCards.filter((card) => card.side === side).map(({ number }) => number);
    const field = `${FIELD}.guideline.roles.${place}.cards`;
    if (from > to) return [{ field, expected: 'a first card no higher than the last', got: `${from} to ${to}` }];
    for (let number = from; number <= to; number++)
      if (!numbers.includes(number))
        return [{ field, expected: `${side} cards of the pack: ${printRange(numbers)}`, got: `card ${number}` }];
    return [];
  });
}

function printRange(numbers: readonly number[]): string {
  return numbers.length === 0 ? 'it has none' : `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
}

/**
 * R-203, G3.1b: team-mates share one range and deck, or have ranges without common cards, so that no unit comes twice.
 */
function problemsOfDecks({ roles }: Guideline): Problem[] {
  return roles.flatMap((role, place) => {
    const others = roles.slice(0, place).filter(({ side }) => side === role.side);
    const isSound = others.every((other) =>
      isShared(other, role) ? isSameRange(other.cards, role.cards) : isApart(other.cards, role.cards),
    );
    if (isSound) return [];
    const expected = 'the same range and the same deck as the team-mate, or other cards than his';
    return [
      { field: `${FIELD}.guideline.roles.${place}.cards`, expected, got: `${role.cards.from} to ${role.cards.to}` },
    ];
  });
}

function isSameRange(one: Role['cards'], other: Role['cards']): boolean {
  return one.from === other.from && one.to === other.to;
}

function isApart(one: Role['cards'], other: Role['cards']): boolean {
  return one.to < other.from || other.to < one.from;
}

/** G2.1.9, G4.1, G4.3, G6.3 */
function problemsOfHands(plan: Guideline, { extraCard, solo }: DraftOptions): Problem[] {
  return deckPlaces(plan).flatMap((players) => {
    const [first] = players;
    const { from, to } = plan.roles[first ?? -1]?.cards ?? { from: 1, to: 0 };
    const extra = Number(extraCard) + (solo?.aiCards ?? 0);
    const dealt = players.reduce((sum, player) => sum + (plan.roles[player]?.hand ?? 0) + extra, 0);
    const size = to - from + 1;
    if (dealt <= size || size < 1) return [];
    const got = `${dealt} cards to deal from ${size}`;
    return [
      {
        field: `${FIELD}.guideline.roles.${first}.hand`,
        expected:
          solo === null
            ? 'no more cards than the deck holds: a smaller hand, no extra card, no card as a handicap'
            : 'no more cards than the deck holds: a smaller hand, or fewer cards more for the AI (G6.3)',
        got,
      },
    ];
  });
}

/** The players of each deck: team-mates that share one, and every other player alone. */
export function deckPlaces({ roles }: Pick<Guideline, 'roles'>): number[][] {
  const decks: number[][] = [];
  roles.forEach((role, place) => {
    const shared = decks.find(([first]) => isShared(roles[first ?? -1], role));
    if (shared === undefined) decks.push([place]);
    else shared.push(place);
  });
  return decks;
}

function isShared(one: Role | undefined, other: Role): boolean {
  return one?.deck !== undefined && one.deck === other.deck && one.side === other.side;
}

/** G2.1.3 */
function problemsOfDeck({ actionCards }: Pack, { actionDeck }: Guideline): Problem[] {
  return actionDeck.flatMap((number, place) => {
    const isThere = actionCards.some((card) => card.number === number);
    const isFirst = actionDeck.indexOf(number) === place;
    const expected = isFirst ? 'the number of an Action Card of the pack' : 'each card only once (B8.0)';
    return isThere && isFirst
      ? []
      : [{ field: `${FIELD}.guideline.actionDeck.${place}`, expected, got: String(number) }];
  });
}

/** G2.1.5 */
function problemsOfBoards({ boards }: Pack, { maps }: Guideline, { boards: words }: DraftOptions): Problem[] {
  const field = `${FIELD}.boards`;
  const known = boards.map(({ id }) => id);
  const problems = words.flatMap((word, place) =>
    known.includes(word)
      ? []
      : [{ field: `${field}.${place}`, expected: `one of ${known.join(', ')}`, got: describe(word) }],
  );
  const count = words.length === 0 ? known.length : new Set(words).size;
  if (problems.length === 0 && count < maps)
    problems.push({ field, expected: `at least ${maps} boards, as many as the guideline lays`, got: String(count) });
  return problems;
}

/** G5.3.4: there must be a sheet for each posture of the AI. */
function problemsOfSheets({ missionSheets }: Pack, { solo }: DraftOptions): Problem[] {
  if (solo === null) return [];
  const missing = POSTURES.filter((posture) => !missionSheets.some((sheet) => sheet.posture === posture));
  const expected = `null: the pack has no Solo Mission Sheet for ${missing.join(' and ')} (G5.3.4)`;
  return missing.length === 0 ? [] : [{ field: `${FIELD}.solo`, expected, got: 'a solo mission' }];
}
