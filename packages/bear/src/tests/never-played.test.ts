import { nonEmpty, playAtRandom, type Witness } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { neverPlayed } from '../model/battle/never-played.ts';
import type { Bear, State } from '../model/battle/state.ts';
import { namedKinds, sampleDraft } from '../testing/draft-plan.ts';
import { sampleMatch } from '../testing/fuzz-plan.ts';
import { game, pack } from '../testing/match.ts';
import { type CardId, NONE } from '../model/ids.ts';

// The reverse of R-227: in every turn of a match the player asked holds everything that was left out, and can play none of it.

/** Offered to all, since hidden units are secret: where they are left out, nobody may ever play it. */
const SCOUTS = 'c30';

/** The cards left out of any match played here. */
const met = new Set<string>();

function watch(): Witness<Bear> {
  let out: readonly CardId[] | null = null;
  return (state) => {
    const pending = game.pending(state);
    if (pending === undefined || (state.draft !== null && state.draft.phase !== 'done')) return [];
    out ??= leftOutOf(state);
    const ids = out.map(idOf);
    const words = new Set(wordsWith(state, pending.seat, out));
    const isHiding = state.units.some(({ hidden }) => hidden);
    const played = ids.filter((id) => (id === SCOUTS ? isHiding : words.has(id)));
    return played.map((id) => `${id} was left out, and can be played`);
  };
}

function leftOutOf({ options, terms, roster, markers, players }: State): CardId[] {
  const out = neverPlayed(pack, { options, terms, roster, markers, weapons: players.map(({ weapons }) => weapons) });
  for (const card of out) met.add(idOf(card));
  return [...out];
}

function wordsWith(state: State, seat: string, cards: readonly CardId[]): string[] {
  const view = game.view(state, seat);
  const players = view.players.map((player) => ({
    ...player,
    hand: player.seat === seat ? [...player.hand, ...cards] : player.hand,
    weapons: [...player.weapons, ...cards.map((card) => ({ card, unit: NONE, uses: 1 }))],
  }));
  return game.offers({ ...view, players }, []).map(({ word }) => word);
}

function idOf(card: number): string {
  return pack.actionCards[card]?.id ?? '';
}

/** Some of each kind, solo and with others; the AI's tiles and cups bring most that is not there at first. */
const MISSIONS = ['dust-ahead', 'the-millers-hill', 'the-second-column', 'voices-in-the-woods'];
const KINDS = namedKinds(pack).filter(({ solo }, place) => solo || place % 6 === 0);

test.each(nonEmpty(MISSIONS))('R-227 what is left out of %s could never be played', (mission) => {
  const sample = sampleMatch(game, mission, `sfc32:left out of ${mission}`);
  expect(playAtRandom(game, sample, { witness: watch })).toBeGreaterThan(8);
});

test.each(nonEmpty(KINDS))('R-227 what is left out of a generated battle could never be played: $name', (kind) => {
  const sample = sampleDraft(game, kind, `sfc32:left out of ${kind.name}`);
  expect(playAtRandom(game, sample, { witness: watch })).toBeGreaterThan(8);
});

test('R-227 each card that can be left out was left out of one of them', () => {
  expect([...met]).toEqual(expect.arrayContaining(['c20', 'c30', 'c40', 'c41', 'air-strike-german', 'score']));
});
