import type { Audience } from '@sandtable/kernel';
import { brokenLaws, brokenSecrecy, type FuzzMoment, fuzzUntil, nonEmpty } from '@sandtable/kernel/testing';
import { describe, expect, inject, test } from 'vitest';
import type { Bear, State } from '../model/battle/state.ts';
import { DRAFT_WORDS } from '../testing/draft-words.ts';
import { namedKinds, sampleDraft } from '../testing/draft-plan.ts';
import { game, pack } from '../testing/match.ts';
import { draftAtRandom } from '../testing/random-draft.ts';

// Seeds are fixed here; `npm run fuzz -- --drafts` plays on with new ones.

const KINDS = namedKinds(pack);

/** Most halves of cards are played in them; so many more are enough for all. */
const DRAFTS_OF_KIND = inject('samples') > 1 ? 5 : 3;
const MORE = 3;

const played = new Set<string>();

function note({ draft }: State): void {
  for (const { deck, card, half } of draft?.plays ?? []) played.add(`${deck} ${card} ${half}`);
}

function expectDraft(kind: (typeof KINDS)[number], number: number): void {
  const state = draftAtRandom(game, sampleDraft(game, kind, `sfc32:${kind.name} ${number}`));
  note(state);
  expect(state.draft?.plays.length).toBeGreaterThanOrEqual(4);
}

describe('random generations', () => {
  test.each(nonEmpty(KINDS))(
    'G3.0a, G3.1b, G3.7b, G3.7c $name: all complete, are sound at every entry, and say what does not come about',
    { timeout: 180_000 },
    (kind) => {
      for (let number = 0; number < DRAFTS_OF_KIND; number++) expectDraft(kind, number);
    },
  );

  test('G1.0a, G1.2 every half of every card is played in them', () => {
    const all = [
      ...pack.generatorCards.flatMap((_card, place) => [`card ${place} top`, `card ${place} bottom`]),
      ...pack.conditionCards.flatMap((_card, place) => [`condition ${place} top`, `condition ${place} bottom`]),
    ];
    const missing = (): string[] => all.filter((half) => !played.has(half));
    for (let more = 0; more < MORE * KINDS.length && missing().length > 0; more++) {
      const kind = KINDS[more % KINDS.length];
      if (kind !== undefined) expectDraft(kind, DRAFTS_OF_KIND + Math.floor(more / KINDS.length));
    }
    expect(missing()).toEqual([]);
  });
});

/** What an audience must not know of a generation, and what could be otherwise. */
function secretsFrom(state: State, audience: Audience): { [name: string]: unknown } {
  const { draft, players } = state;
  if (draft === null) return {};
  const hands = draft.isSolo ? [] : draft.hands.filter((_hand, place) => players[place]?.seat !== audience);
  const mixed = (list: readonly number[]): boolean => new Set(list).size > 1;
  const decks = draft.decks.filter(({ inside }) => mixed(inside)).map(({ inside }) => inside);
  const open = hands.filter((hand, place) => {
    const deck = draft.decks[draft.deckOf[place] ?? -1];
    return hand.length > 0 && (deck?.inside.length ?? 0) > 0;
  });
  return {
    ...(open.length > 0 && open.length === hands.length ? { hands } : {}),
    ...(decks.length > 0 ? { decks } : {}),
    ...(mixed(draft.conditions.inside) ? { conditions: draft.conditions.inside } : {}),
    ...(mixed(draft.cup.inside) ? { cup: draft.cup.inside } : {}),
  };
}

/** At a moment one audience in so many looks, others at the next. */
const ONE_IN = inject('samples') > 1 ? 1 : 2;

/** Kinds that differ in who knows what: two players, solo, three from one deck, four with decks of their own. */
const TABLES = KINDS.filter(({ guideline, variant }) => !variant && [5, 7, 8].includes(guideline));

describe('the laws of sentences and secrets in a generation', () => {
  test.each(nonEmpty(TABLES))(
    'every word is offered exactly where it is granted, and nobody could tell it from another with other hands, decks, Condition Cards and counters: $name',
    { timeout: 180_000 },
    (kind) => {
      const sample = sampleDraft(game, kind, `sfc32:secrets of ${kind.name}`);
      const kept = new Set<string>();
      let moments = 0;
      const check = ({ state, view, random }: FuzzMoment<Bear>): readonly string[] => {
        if (random.below(2) > 0) return [];
        moments += 1;
        for (const secret of Object.keys(secretsFrom(state, 'spectator'))) kept.add(secret);
        const audiences = [...state.players.map(({ seat }) => seat), 'spectator'];
        const looking = audiences.filter((_audience, place) => (place + moments) % ONE_IN === 0);
        const leaks = looking.flatMap((audience) =>
          brokenSecrecy(game, state, audience, {
            random,
            secrets: (other) => secretsFrom(other, audience),
            tries: 6,
          }),
        );
        return random.below(2) > 0 ? leaks : [...leaks, ...brokenLaws(game, view, { foreign: DRAFT_WORDS, most: 20 })];
      };
      fuzzUntil(game, { ...sample, check }, ({ draft }) => draft?.phase === 'done');
      expect(moments).toBeGreaterThan(3);
      expect([...kept].sort()).toEqual(['conditions', 'cup', 'decks', ...(kind.solo ? [] : ['hands'])]);
    },
  );
});
