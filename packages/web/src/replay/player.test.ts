import type { Outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { directLink } from '../link/direct-link.ts';
import { newTable } from '../link/open-table.ts';
import { askWhy, lookBack, lookNow } from '../match/look-actions.ts';
import { isCovered, momentIn } from '../match/modes.ts';
import { renderedOf } from '../match/play-context.tsx';
import { createPlayStore } from '../match/play-store.ts';
import { sitDown } from '../match/sitting.ts';
import { outpostFace } from '../testing/outpost/face.tsx';
import { outpostLink } from '../testing/outpost/link.ts';
import { branchAt, branchTrack, compareBranch } from './branches.ts';
import { eyesFor, takeEyes } from './eyes.ts';
import { createReplayStore, goToEnd, play, type Player, seek, stayInPast, step } from './player.ts';
import { ReplayLink } from './replay-link.ts';
import { trackOf } from './track.ts';

const AGAINST_RULES: Seating = { red: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };

interface Opened {
  readonly player: Player;
  readonly past: ReplayLink<Outpost>;
  readonly shown: () => number;
}

/** A match against the AI that is over, on a screen without a page. */
async function openReplay(at = 0): Promise<Opened> {
  const made = newTable(outpostLink, {
    options: { rounds: 2, opponent: 'procedure' },
    seats: AGAINST_RULES,
    seed: 'sfc32:replay',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  const { system } = outpostLink;
  while (table.now().outcome === null) {
    if (table.step()) continue;
    const [first = ''] = system.offers(table.now().view, []).map(({ word }) => word);
    table.act(table.now().seq, ['pass'].includes(first) ? [first] : ['pass']);
  }
  const past = new ReplayLink(directLink(table));
  const store = createPlayStore(sitDown(outpostFace, past));
  const replay = createReplayStore(at, past.eyes);
  const player = { table: store, replay, track: () => trackOf(store.getState().log) };
  stayInPast(player);
  await settled();
  return { player, past, shown: () => momentIn(store.getState()).seq };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

test('a replay opens at its entry, steps, and never shows now', async () => {
  const { player, shown } = await openReplay(2);
  const { table, replay } = player;
  expect(shown()).toBe(2);
  step(player, 'action', 1);
  await settled();
  expect([shown(), replay.getState().at]).toEqual([3, 3]);
  lookNow(table);
  await settled();
  expect([shown(), table.getState().look.kind]).toEqual([3, 'past']);
  goToEnd(player, 1);
  await settled();
  expect(shown()).toBe(player.track().stops.at(-1)?.seq);
  // A click on an entry of the log is followed.
  await lookBack(table, 1);
  expect(replay.getState().at).toBe(1);
});

test('of many entries asked for in one breath the last is shown', async () => {
  const { player, shown } = await openReplay();
  await Promise.all([seek(player, 4, true), seek(player, 1, true), seek(player, 3, true)]);
  expect(shown()).toBe(3);
});

test('under the thumb only the map follows at once, the page when it rests or is let go', async () => {
  const { player, shown } = await openReplay();
  const rendered = renderedOf(player.table);
  const onPage = (): number => momentIn(rendered.getState()).seq;
  let renders = 0;
  rendered.subscribe(() => renders++);
  for (const seq of [1, 2, 3, 4]) await seek(player, seq, true);
  expect([shown(), onPage(), renders]).toEqual([4, 0, 0]);
  await expect.poll(onPage).toBe(4);
  expect(renders).toBe(1);
  await seek(player, 2, true);
  await seek(player, 2);
  expect([shown(), onPage(), renders]).toEqual([2, 2, 2]);
});

test('nothing stays on the page behind the curtain, whatever the thumb does', async () => {
  const { player } = await openReplay();
  const { table } = player;
  const rendered = renderedOf(table);
  await seek(player, 3, true);
  table.setState({ stage: { kind: 'handing', seat: 'red', curtain: 'down' } });
  expect(isCovered(rendered.getState())).toBe(true);
});

test('the AI gives its reasons, and the way back leads to the entry', async () => {
  const { player, shown } = await openReplay();
  const { table } = player;
  const turn = player.track().stops.find(({ speaker }) => speaker === 'ai');
  if (turn === undefined) throw new Error('the AI never spoke');
  await seek(player, turn.seq);
  await askWhy(table, turn.seq);
  expect(table.getState().look).toMatchObject({ kind: 'why', why: { seq: turn.seq } });
  lookNow(table);
  await settled();
  expect(shown()).toBe(turn.seq);
});

test('playing shows entry after entry up to the last, and stops when it is stopped', async () => {
  const { player, shown } = await openReplay();
  const { replay } = player;
  replay.setState({ speed: 8 });
  const playing = play(player);
  await expect.poll(shown).toBeGreaterThan(1);
  replay.setState({ isPlaying: false });
  await playing;
  const stood = shown();
  await settled();
  expect(shown()).toBe(stood);
  expect(stood).toBeLessThan(player.track().stops.length - 1);
});

test('once it is over everybody’s eyes can be taken at the same entry', async () => {
  const { player, past, shown } = await openReplay(3);
  const { table } = player;
  expect(eyesFor(past)).toEqual(['red', 'ai', 'referee']);
  await takeEyes(player, past, 'ai');
  await settled();
  expect([shown(), table.getState().moment.seat]).toEqual([3, 'ai']);
  expect(table.getState().log.map(({ seq }) => seq)).toEqual(player.track().stops.map(({ seq }) => seq));
});

test('a branch goes on from its entry beside the match, and is compared in at most five rows', async () => {
  const { past } = await openReplay();
  const needs = { face: outpostFace, game: 'outpost', past };
  const before = past.now();
  const branch = await branchAt(needs, { number: 1, from: 2, eyes: 'red' });
  const { link } = branch;
  expect(JSON.stringify(link.now().view)).toBe(JSON.stringify((await past.seenBy('red', 2)).view));
  const { seq } = link.now();
  await link.act(seq, ['pass']);
  expect(branchTrack(outpostFace, branch).stops.length).toBeGreaterThan(1);
  const rows = await compareBranch(needs, branch);
  expect(rows.length).toBeLessThanOrEqual(5);
  expect(rows[0]).toMatchObject({ label: 'Next', branched: 'passed' });
  expect(past.now()).toBe(before);
});
