import { type AiNote, type BearEvent, botsFor } from '@sandtable/bear';
import { heardBy, randomAt, Recorder } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { tellEvent } from '../bear/events/tell.ts';
import { game, on, pack, stagedShot, stateOf } from '../testing/matches.ts';
import { fromFirstRound, type LogEntry, logOf } from './log-model.ts';

test('B3.2.3 B8.2 one shot is one entry with its dice, whatever was asked before and after the roll', () => {
  const match = stagedShot('g10 0,0 SE; s01 2,0 NW', { dice: [4, 3], check: 7, caps: 2, hand: ['c12'] });
  const entries: LogEntry[] = [];
  for (const [place, sentence] of ['g10 fire 2,0 caps:0', 'caps:1', 'keep', 'pass'].entries()) {
    const speaker = place < 3 ? 'german' : 'soviet';
    match.say(sentence);
    const seen = on(match.view);
    entries.push({
      seq: place + 1,
      speaker,
      events: heardBy('german', match.told).map((event) => tellEvent(seen, event)),
    });
  }
  const items = logOf(entries);
  expect(
    items.map((item) => (item.kind === 'entry' ? [item.seq, item.lines.map(({ key }) => key)] : item.kind)),
  ).toEqual([
    [3, ['paid', 'attacked', 'rolled', 'hit', 'marked', 'checked']],
    [4, ['passed']],
  ]);
  const [shot] = items;
  const dice = shot?.kind === 'entry' ? shot.lines.find(({ sign }) => sign?.kind === 'dice')?.sign : null;
  expect(dice).toMatchObject({ kind: 'dice', dice: [4, 3], added: '+1 CAP' });
});

/** The log of a solo mission that bots draft, and what the AI's cards and tiles are called. */
function draftedLog(seed: string): { readonly entries: readonly LogEntry[]; readonly secrets: readonly string[] } {
  const state = stateOf({ draft: { guideline: 5, solo: {} } }, seed);
  const { captain } = botsFor(game, pack);
  const entries: LogEntry[] = [];
  while (state.draft?.phase !== 'done') {
    const io = new Recorder<BearEvent, AiNote>(state.random);
    game.apply(state, captain(game.view(state, 'p1'), randomAt(seed, 'draft', entries.length)), io);
    const seen = on(game.view(state, 'p1'));
    const events = heardBy('p1', io.told).map((event) => tellEvent(seen, event));
    entries.push({ seq: entries.length + 1, speaker: 'p1', events });
  }
  const ai = state.terms.solo?.ai;
  const cards = state.draft.plays.flatMap(({ player, deck, card }) =>
    player === ai && deck === 'card' ? (pack.generatorCards[card] ?? []) : [],
  );
  const names = cards.map(
    ({ side, number }) => `${side === 'german' ? 'German' : 'Soviet'} ${String(number).padStart(2, '0')}`,
  );
  return { entries, secrets: [...names, 'Tile ', 'Draw Cup'] };
}

test('G5.0 the log of a mission drafted blind begins with the battle and names none of the AI’s cards, tiles and units', () => {
  for (const seed of ['sfc32:blind 1', 'sfc32:blind 2', 'sfc32:blind 3']) {
    const { entries, secrets } = draftedLog(seed);
    const text = (some: readonly LogEntry[]): string => JSON.stringify(logOf(some));
    expect(secrets.filter((secret) => text(entries).includes(secret)).length).toBeGreaterThan(4);
    expect(secrets.filter((secret) => text(fromFirstRound(entries)).includes(secret))).toEqual([]);
    expect(logOf(fromFirstRound(entries))[0]).toMatchObject({ kind: 'round', round: 1 });
  }
});
