import { playAtRandom } from '@sandtable/kernel/testing';
import type { WordCounts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { BearSystem } from '../model/battle/state.ts';
import { Catalogue } from '../testing/catalogue.ts';
import { type DraftKind, draftKinds, sampleDraft } from '../testing/draft-plan.ts';
import { type MatchSample, sampleMatch } from '../testing/fuzz-plan.ts';
import { game, pack } from '../testing/match.ts';
import { provingGround } from '../testing/proving-ground.ts';
import { draftAtRandom } from '../testing/random-draft.ts';
import { stageFor } from '../testing/stages.ts';

const MOST_STAGES = 200;

/** Met only against the AI. */
const OF_THE_AI = /told rumor|type .-rumor|proceed|told (ai|track|autoRallied|recovered|cardHex|command|roundCut)/i;
const AGAINST_AI = pack.missions.filter(({ solo }) => solo !== null).map(({ id }) => id);
const MOST_AGAINST_AI = 200;

/** Met only in a generation, and only in the battle of a generated solo mission. */
const KINDS = draftKinds(pack);
const GENERATIONS = 2 * KINDS.length;
/** Few generations have a deck with a card that nobody could play. */
const OF_DECKS = 'told cardsLeftOut';
const MOST_GENERATIONS = 5 * GENERATIONS;
const FULL_DECK: DraftKind = { guideline: 5, variant: false, solo: true };
const OF_TILES = /told (tile|cup|fortRaised)/;
const MOST_GENERATED = 60;

test(
  'every card, type, marker, terrain, verb and event of the game is met in random play',
  { timeout: 120_000 },
  () => {
    const catalogue = new Catalogue(pack);
    const spoken: WordCounts = new Map();
    const play = (system: BearSystem, sample: MatchSample, number: number): void => {
      // Alternates what was said least with anything, or a word of many uses would never be said in its rare ones.
      playAtRandom(catalogue.watch(system), sample, number % 2 === 0 ? {} : { spoken });
    };
    const missing = (): string[] => catalogue.missing();
    const isEnough = (match: number): boolean => match >= GENERATIONS && !missing().includes(OF_DECKS);
    for (let match = 0; match < MOST_GENERATIONS && !isEnough(match); match++) {
      const kind = KINDS[match % KINDS.length];
      if (kind !== undefined) draftAtRandom(catalogue.watch(game), sampleDraft(game, kind, `sfc32:g${match}`));
    }
    for (let match = 0; match < MOST_GENERATED && missing().some((item) => OF_TILES.test(item)); match++)
      playAtRandom(catalogue.watch(game), sampleDraft(game, FULL_DECK, `sfc32:tiles-${match}`));
    for (let match = 0; match < MOST_AGAINST_AI && missing().some((item) => OF_THE_AI.test(item)); match++)
      play(game, sampleMatch(game, AGAINST_AI[match % AGAINST_AI.length] ?? '', `sfc32:g${match}`), match);
    for (let match = 0; match < MOST_STAGES && missing().length > 0; match++)
      play(provingGround, stageFor(match, missing()).sample(`sfc32:g${match}`), match);
    expect(missing()).toEqual([]);
    expect(catalogue.missingDeeds()).toEqual([]);
  },
);
