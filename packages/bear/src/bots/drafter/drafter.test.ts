import { randomAt, Recorder, streamsOf } from '@sandtable/kernel';
import { describe, expect, inject, test } from 'vitest';
import { recordBoards } from '../../generator/maps.ts';
import type { State } from '../../model/battle/state.ts';
import { game, pack } from '../../testing/match.ts';
import { BOT_NAMES, type BotName } from '../bot-names.ts';
import { botsFor } from '../bots.ts';

const bots = botsFor(game, pack);

interface Played {
  readonly state: State;
  /** Sentences of the bot that were refused. */
  readonly refused: readonly string[];
}

/** One bot plays every seat, from the first roll to the end of the draft or of the battle. */
function play(draft: object, seed: string, bot: BotName, until: 'drafted' | 'fought'): Played {
  const options = game.options({ draft });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const io = new Recorder(streamsOf(seed, game.streams));
  const state = game.setup(options.value, io);
  const refused: string[] = [];
  for (let entry = 0; ; entry++) {
    const pending = game.pending(state);
    const isOver = pending === undefined || (until === 'drafted' && state.draft?.phase === 'done');
    if (isOver || refused.length > 0) return { state, refused };
    const view = game.view(state, pending.seat);
    const said = bots[bot](view, randomAt(seed, 'bot', entry));
    if (game.allows(view, said)) game.apply(state, said, io);
    else refused.push(`${pending.key}: ${said.join(' ')}`);
  }
}

function topsOf({ draft }: State): number {
  return (draft?.plays ?? []).filter(({ deck, half }) => deck === 'card' && half === 'top').length;
}

describe('a captain who drafts', () => {
  test.each(BOT_NAMES.filter((name) => name !== 'random'))('%s completes every guideline, alone too', (bot) => {
    for (const { number, roles } of pack.guidelines) {
      for (const solo of roles.length === 2 ? [null, {}] : [null]) {
        const { state, refused } = play({ guideline: number, solo }, `sfc32:${bot} ${number}`, bot, 'drafted');
        expect(refused).toEqual([]);
        expect(state.draft?.phase).toBe('done');
      }
    }
  });

  test('G3.0c plays tops and bottoms, and has units to fight with', () => {
    const drafts = Array.from({ length: 12 }, (_draft, number) =>
      play({ guideline: 5 }, `sfc32:mix ${number}`, 'captain', 'drafted'),
    );
    const tops = drafts.reduce((sum, { state }) => sum + topsOf(state), 0);
    expect(tops).toBeGreaterThan(12);
    expect(tops).toBeLessThan(12 * 10 - 12);
    for (const { state } of drafts)
      for (const { units } of Object.values(recordBoards(state.draft ?? fail(), pack)))
        expect(units.length).toBeGreaterThan(0);
  });

  test('G3.2 a balanced drafter sees to it that his side has something to score for', () => {
    const DRAFTS = 12;
    let scoring = 0;
    for (let number = 0; number < DRAFTS; number++) {
      const { state } = play({ guideline: 1 }, `sfc32:score ${number}`, 'captain', 'drafted');
      scoring += recordBoards(state.draft ?? fail(), pack).filter(({ victory }) => victory.length > 0).length;
    }
    // Guideline 1 deals all its cards, so both sides could. Without minding, three in five do.
    expect(scoring).toBeGreaterThanOrEqual(DRAFTS * 2 - 5);
  }, 60_000);

  test('and fights what was drafted, special rules and bunkers included, without a word that is refused', () => {
    // Each of six guidelines, with others or solo.
    for (let number = 0; number < (inject('samples') > 1 ? 12 : 6); number++) {
      const solo = number < 6 === (number % 2 === 0) ? null : {};
      const { refused } = play({ guideline: 1 + (number % 6), solo }, `sfc32:fight ${number}`, 'captain', 'fought');
      expect(refused).toEqual([]);
    }
  }, 60_000);
});

function fail(): never {
  throw new Error('a match without a draft');
}
