import { heardBy } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { tellEvent } from '../bear/events/tell.ts';
import { on, stagedShot } from '../testing/matches.ts';
import { type LogEntry, logOf } from './log-model.ts';

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
