import { bear, type Bear } from '@sandtable/bear';
import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { engine } from '../bear/engine/engine.ts';
import { bearLink } from '../bear/link/link.ts';
import type { LinkFace } from '../face/link.ts';
import { catalogue } from '../bear/missions/catalogue.ts';
import { shownParty } from '../bear/missions/mission-facts.ts';
import { defaultSitters, seatingOf } from '../missions/seats.tsx';
import { anySentence } from '../testing/any-sentence.ts';
import { begin, hostWith, PLAN, resume, save, settle, SOLO } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { toldOtherwise, underOldRules } from '../testing/old-saves.ts';
import { explainRefusal } from './refusal-words.ts';
import { explainChange, explainRenewal } from './changed-rules.ts';
import { newTable, readTable } from './open-table.ts';
import type { OpenAnswer, TablePlan } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import type { Summary } from './summary.ts';

const OLD = underOldRules(bearLink);

/** The save of a match with so many entries, played under other rules. */
function oldSave(plan: TablePlan = PLAN, entries = 12): string {
  const table = must(newTable(OLD, plan));
  while (table.match.seq < entries) {
    if (table.step()) continue;
    const { asks } = table.now();
    if (asks !== null) table.sit(asks);
    const { seq, view } = table.now();
    expect(table.act(seq, anySentence(view))).toMatchObject({ granted: true });
  }
  return table.save();
}

async function shelfWith(text: string) {
  const shelf = memoryShelf();
  const other = hostWith(shelf);
  await other.ask(begin);
  await settle();
  const [summary] = (await shelf.list()).matches;
  if (summary === undefined) throw new Error('it was not kept');
  await shelf.write({ ...summary, entries: 12 } satisfies Summary, text, 'another version', true);
  return shelf;
}

function changeIn(opening: OpenAnswer<Bear>) {
  if (opening.ok || opening.refusal.kind !== 'changed') throw new Error('the rules have not changed');
  return opening.refusal.rules;
}

function openedBy(opening: OpenAnswer<Bear>) {
  if (!opening.ok) throw new Error(explainRefusal(opening.refusal).text);
  return opening.opened;
}

test('a match of other rules that comes out the same opens as if nothing were, and is stamped anew', async () => {
  const shelf = await shelfWith(oldSave());
  const { ask } = hostWith(shelf);
  expect(openedBy(await ask(resume))).toMatchObject({
    renewal: { isSame: true },
    isWatched: false,
    moment: { seq: 12 },
  });
  expect(shelf.texts.get('m1')).toContain(`"version":${bearLink.system.version},`);
  await settle();
  expect(openedBy(await hostWith(shelf).ask(resume))).toMatchObject({ renewal: null });
});

const FIRST_SHOTS: TablePlan = {
  options: { mission: 'first-shots' },
  seats: { german: { kind: 'person', name: 'You' }, soviet: { kind: 'person', name: 'You' } },
  seed: 'first',
};

type Mission = ReturnType<typeof engine>['pack']['missions'][number];

/** The game with another First Shots. */
function withFirstShots(change: (mission: Mission) => Partial<Mission>): LinkFace<Bear> {
  const { pack } = engine();
  const missions = pack.missions.map((each) => (each.id === 'first-shots' ? { ...each, ...change(each) } : each));
  return { ...bearLink, system: bear({ ...pack, missions }) };
}

/** What is said when a save of this many entries, made today, is opened in another game. */
function saidOf(game: LinkFace<Bear>, entries: number, change: (text: string) => string = (text) => text): string {
  const table = must(newTable(bearLink, FIRST_SHOTS));
  while (table.match.seq < entries)
    expect(table.act(table.match.seq, anySentence(table.now().view))).toMatchObject({ granted: true });
  const steps = readTable(game, change(table.save()));
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    if (value.kind !== 'table' || value.renewal === null) throw new Error(JSON.stringify(value));
    return explainRenewal(value.renewal);
  }
}

/** A Soviet squad that First Shots leaves in the box. */
const FOURTH = 's06';
const SAME = 'Everything so far comes out the same.';

test.each([0, 1, 3])(
  'nobody is told that all is the same where CAPs or units are others, after %i entries',
  (entries) => {
    const oneCapMore = withFirstShots(({ players }) => ({
      players: players.map((player) =>
        player.side === 'german' ? { ...player, caps: (player.caps ?? 0) + 1 } : player,
      ),
    }));
    expect(saidOf(oneCapMore, entries)).toContain('not all on the table does (German CAPs: ');
    const fourth = withFirstShots(({ players }) => ({
      players: players.map((player) => {
        const [unit] = player.units;
        return player.side === 'german' || unit === undefined
          ? player
          : { ...player, units: [...player.units, { ...unit, unit: FOURTH }] };
      }),
    }));
    expect(saidOf(fourth, entries)).toContain('Soviet units in sight: 4, were 3');
    const longer = withFirstShots(() => ({ rounds: 9 }));
    expect(saidOf(longer, entries)).toContain('(Rounds: 9, were 4)');
    const renamed = { ...bearLink, system: { ...bearLink.system, version: 99 } };
    expect(saidOf(renamed, entries)).toContain(SAME);
  },
);

test('a save that does not say what was counted on the table is not said to be the same either', () => {
  const longer = withFirstShots(() => ({ rounds: 9 }));
  const unsaid = (text: string): string => JSON.stringify({ ...JSON.parse(text), figures: undefined });
  expect(saidOf(longer, 3, unsaid)).toContain('CAPs, units, cards or scores may differ');
  const same = (text: string): string => JSON.stringify({ ...JSON.parse(text), figures: { Rounds: 9 } });
  expect(saidOf(longer, 3, same)).toContain('what lies hidden');
});

test('one that comes out otherwise says from which entry on, and stays as it is', async () => {
  const text = toldOtherwise(oldSave(), 8);
  const shelf = await shelfWith(text);
  const rules = changeIn(await hostWith(shelf).ask(resume));
  const [, said] = (JSON.parse(text) as { entries: string[] }).entries[7]?.split(': ') ?? [];
  expect(rules).toEqual({
    seq: 8,
    entries: 12,
    what: `“${said}”`,
    isWithdrawn: false,
    stood: { name: SOLO.mission.name, standing: expect.stringContaining('Round 1 of') as unknown },
  });
  expect(explainChange(rules)).toBe(`Everything up to move 7 of 12 comes out as before; move 8, “${said}”, does not.`);
  expect(explainChange({ ...rules, seq: 1 })).toContain('The set-up comes out as before; move 1 of 12');
  expect(shelf.texts.get('m1')).toBe(text);
});

test('one whose mission is no longer there says so, and not that it would come out otherwise', async () => {
  const text = oldSave().replace(`"mission":"${SOLO.mission.id}"`, '"mission":"withdrawn-since"');
  const rules = changeIn(await hostWith(await shelfWith(text)).ask(resume));
  expect(rules).toEqual({ seq: 0, entries: 12, what: null, isWithdrawn: true, stood: null });
  expect(explainChange(rules)).toBe('Its mission is no longer in the game, so the match cannot be replayed.');
});

test('it is watched up to there: looked back at and asked for reasons, but nothing is said, played or kept', async () => {
  const text = toldOtherwise(oldSave(), 8);
  const shelf = await shelfWith(text);
  const { ask, news } = hostWith(shelf);
  const watch = { topic: 'adopt', asked: { id: 'm1', text, passing: true, ifChanged: 'watch' } } as const;
  const opened = openedBy(await ask(watch));
  await settle();
  expect(opened).toMatchObject({ isWatched: true, moment: { seq: 7, asks: null, pending: null } });
  expect(opened.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(await ask({ topic: 'at', asked: { seq: 3 } })).toMatchObject({ seq: 3 });
  const byAi = opened.log.find(({ speaker }) => speaker === 'ai')?.seq ?? -1;
  expect((await ask({ topic: 'why', asked: { seq: byAi } })).notes.length).toBeGreaterThan(0);
  const { view } = opened.moment;
  expect(await ask({ topic: 'act', asked: { seq: 7, sentence: anySentence(view) } })).toMatchObject({
    granted: false,
    reasons: [{ key: 'watched' }],
  });
  expect(await ask({ topic: 'undo', asked: { seq: 7 } })).toMatchObject({ reasons: [{ key: 'watched' }] });
  expect(news).toEqual([]);
  expect([...shelf.texts]).toEqual([['m1', text]]);
});

test('a file from elsewhere that is watched is kept as it is, and offers the same when it is opened again', async () => {
  const text = toldOtherwise(oldSave(), 8);
  const shelf = memoryShelf();
  const { ask, troubles } = hostWith(shelf);
  const opened = openedBy(await ask({ topic: 'adopt', asked: { id: 'm6', text, ifChanged: 'watch' } }));
  await settle();
  expect(opened).toMatchObject({ isWatched: true, moment: { seq: 7 } });
  expect([...shelf.texts]).toEqual([['m6', text]]);
  expect((await shelf.list()).matches).toMatchObject([{ id: 'm6', name: SOLO.mission.name, entries: 7 }]);
  expect(await ask(save)).toBe(text);
  expect(troubles()).toEqual([]);
  const again = await hostWith(shelf).ask({ topic: 'resume', asked: { id: 'm6' } });
  expect(changeIn(again)).toMatchObject({ seq: 8, entries: 12 });
  expect([...shelf.texts]).toEqual([['m6', text]]);
});

test('it goes on from there as a match of its own, and the list tells them apart', async () => {
  const text = toldOtherwise(oldSave(), 8);
  const shelf = await shelfWith(text);
  const { ask } = hostWith(shelf);
  const goOn = { topic: 'adopt', asked: { id: 'm2', text, ifChanged: 'goOn' } } as const;
  expect(openedBy(await ask(goOn))).toMatchObject({ isWatched: false, renewal: null, moment: { seq: 7 } });
  await settle();
  const names = async () => Object.fromEntries((await shelf.list()).matches.map(({ id, name }) => [id, name]));
  const both = { m1: SOLO.mission.name, m2: `${SOLO.mission.name} (from move 7)` };
  expect(await names()).toEqual(both);
  expect(shelf.texts.get('m1')).toBe(text);

  // Opened again it is an ordinary match, and keeps that name when played on.
  const again = hostWith(shelf);
  const opened = openedBy(await again.ask({ topic: 'resume', asked: { id: 'm2' } }));
  expect(opened.renewal).toBe(null);
  await settle();
  const { seq, view } = again.moments().at(-1) ?? opened.moment;
  expect(await again.ask({ topic: 'act', asked: { seq, sentence: anySentence(view) } })).toMatchObject({
    granted: true,
  });
  expect(await names()).toEqual(both);
  expect(shelf.texts.get('m2')).toBe(await again.ask(save));
});

test('where even the set-up differs there is nothing to watch or to go on from', async () => {
  const text = toldOtherwise(oldSave(), 0);
  for (const ifChanged of [undefined, 'watch', 'goOn'] as const) {
    const shelf = memoryShelf();
    const asked = { id: 'm3', text, ...(ifChanged === undefined ? {} : { ifChanged }) };
    const rules = changeIn(await hostWith(shelf).ask({ topic: 'adopt', asked }));
    expect(rules).toEqual({ seq: 0, entries: 12, what: null, isWithdrawn: false, stood: null });
    expect(explainChange(rules)).toContain('Even the set-up comes out differently now');
    expect(shelf.texts.size).toBe(0);
  }
});

test('what one of two people said is not shown to whoever opens it or watches it, until one says who he is', async () => {
  const facts = catalogue().find(({ players }) => players === 'two');
  if (facts === undefined) throw new Error('no mission for two');
  const parties = facts.parties.map(shownParty);
  const seats = seatingOf(parties, { ...defaultSitters(parties, 'captain'), soviet: 'other' });
  const text = toldOtherwise(oldSave({ options: { mission: facts.mission.id }, seats, seed: 'two' }), 8);
  const rules = changeIn(await hostWith(memoryShelf()).ask({ topic: 'adopt', asked: { id: 'm4', text } }));
  expect(rules).toMatchObject({ seq: 8, what: null });
  expect(explainChange(rules)).toContain('comes out as before; move 8 does not.');

  const { ask } = hostWith(memoryShelf());
  const watch = { topic: 'adopt', asked: { id: 'm4', text, passing: true, ifChanged: 'watch' } } as const;
  const opened = openedBy(await ask(watch));
  expect([opened.moment.seat, opened.log]).toEqual([ONLOOKER, []]);
  const { moments, log } = await ask({ topic: 'sit', asked: { seat: 'german' } });
  expect(moments.at(-1)).toMatchObject({ seat: 'german', seq: 7, asks: null });
  expect(new Set(log.flatMap(({ said, speaker }) => (said === undefined ? [] : [speaker])))).toEqual(
    new Set(['german']),
  );
  const sat = await ask({ topic: 'sit', asked: { seat: 'soviet' } });
  expect(sat.moments.at(-1)).toMatchObject({ seat: 'soviet', seq: 7, asks: null });
  expect(sat.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(sat.log.every(({ said, speaker }) => said === undefined || speaker === 'soviet')).toBe(true);
});

test('a long match tells how far it is read', async () => {
  const { ask, news } = hostWith(memoryShelf(), { isSlow: true });
  expect(await ask({ topic: 'adopt', asked: { id: 'm5', text: oldSave() } })).toMatchObject({ ok: true });
  expect(news.findLast(({ kind }) => kind === 'reading')).toEqual({ kind: 'reading', done: 12, total: 12 });
});
