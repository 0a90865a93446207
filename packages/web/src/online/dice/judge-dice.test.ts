// A hostile build of the server: what it does to the seed as a match starts, and what the page's judge says at the end.
import type { MatchInfo } from '@sandtable/protocol';
import { sha256Hex } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { plainName } from '../../link/seating.ts';
import { expect, test } from 'vitest';
import { cheatWith, type SeedMade, serveSmall, twoAt } from '../../../../../scripts/harness/online.ts';
import { commitmentIn, type DiceEvidence, judgeDice, replayRecord } from './judge-dice.ts';
import type { KeptDice } from './kept-dice.ts';

const OTHER = 'c3'.repeat(32);

/** Two people whose pages keep everything play a match and end it; Anna's evidence, with her events as told by `told`. */
async function played(told = (events: readonly unknown[]) => events): Promise<DiceEvidence> {
  const { address } = await serveSmall();
  const kept = { red: 'a1'.repeat(32), blue: 'b2'.repeat(32) };
  const { red, blue, made } = await pair(address);
  const { match, token, commitment } = made;
  const sit = (who: typeof red, seat: 'red' | 'blue') =>
    who.ask('POST', `/api/matches/${match}/join`, { token, seat, part: kept[seat] });
  expect((await sit(red, 'red')).status).toBe(200);
  expect((await sit(blue, 'blue')).body.match.status).toBe('running');
  const page = await red.connect();
  await page.open(match, 'red');
  const opened = (await page.at(match, 'red', 0))['commitment'];
  await page.send({ kind: 'resign', match, seat: 'red', seq: 0 });
  const entries = (await page.at(match, 'red', 1)).entries;
  const record: unknown = (await red.ask('GET', `/api/matches/${match}/export`)).body;
  const info: MatchInfo = (await red.ask('GET', `/api/matches/${match}`)).body.match;
  const log = entries.map(({ seq, events }) => ({ seq, events: told(events) }));
  return {
    ...{ opened, info, nameOf: plainName, recorded: commitmentIn(record) },
    kept: { server: commitment, parts: { red: { part: kept.red, isTaken: true } } },
    replay: replayRecord({ system: outpost }, JSON.stringify(record), 'red', log),
  };
}

async function pair(address: string) {
  const { red, blue } = await twoAt(address);
  const seats = { red: { kind: 'me' }, blue: { kind: 'free' } };
  const wish = { game: 'outpost', options: { rounds: 2 }, pace: { kind: 'none' }, access: 'link', observers: true };
  const made = (await red.ask('POST', '/api/matches', { ...wish, seats, commitFirst: true })).body;
  return { red, blue, made };
}

function differs(evidence: DiceEvidence): readonly string[] {
  const verdict = judgeDice(evidence);
  expect(verdict.kind).toBe('broken');
  return verdict.kind === 'broken' ? verdict.differs : [];
}

test('an honest server is verified with the part that was kept; without it the dice only replay', async () => {
  const evidence = await played();
  expect(judgeDice(evidence)).toMatchObject({ kind: 'verified' });
  const without = judgeDice({ ...evidence, kept: null });
  expect(without).toMatchObject({
    kind: 'replays',
    text: expect.stringContaining('Your part was not kept here') as string,
  });
  // Its first sight of the match was the table: no part was sent from here.
  const late: KeptDice = { server: evidence.kept?.server ?? '', parts: {} };
  expect(judgeDice({ ...evidence, kept: late })).toMatchObject({ kind: 'replays' });
});

test.each([
  [
    'draws every part anew',
    (): SeedMade => ({ server: OTHER, parts: { red: 'd4'.repeat(32), blue: 'e5'.repeat(32) } }),
    2,
  ],
  ['changes its own part after it had committed to it', (seed: SeedMade): SeedMade => ({ ...seed, server: OTHER }), 1],
  [
    'drops a part for one of its own',
    (seed: SeedMade): SeedMade => ({ ...seed, parts: { ...seed.parts, red: OTHER } }),
    1,
  ],
  [
    'swaps the parts of the seats',
    ({ parts, ...seed }: SeedMade): SeedMade => ({
      ...seed,
      parts: { red: parts['blue'] ?? '', blue: parts['red'] ?? '' },
    }),
    1,
  ],
])('a server that %s is told of', async (_what, deed, count) => {
  cheatWith(deed);
  const evidence = await played();
  // The record itself is sound: nobody without the kept part and hash could know.
  expect(evidence.replay).toMatchObject({ kind: 'same', unlike: null });
  expect(judgeDice({ ...evidence, kept: null })).toMatchObject({ kind: 'replays' });
  expect(differs(evidence)).toHaveLength(count);
});

test('a record of another match than the one that was told, or of another commitment, is told of', async () => {
  const lied = await played((events) => [...events, { event: 'hit' }]);
  expect(differs(lied)).toEqual(['In the record entry 1 is not what this browser was told during the match.']);
  const { recorded } = lied;
  const other = typeof recorded === 'string' ? recorded : { ...recorded, server: sha256Hex(OTHER) };
  const honest = await played();
  expect(differs({ ...honest, opened: other })).toEqual([
    'The record commits to another seed than the match did when you opened it.',
  ]);
});

test('a part whose answer was lost counts if the seat is ours, and not if another has it', async () => {
  const evidence = await played();
  const lost = (seat: string, part: string): KeptDice => ({
    server: evidence.kept?.server ?? '',
    parts: { [seat]: { part, isTaken: false } },
  });
  expect(judgeDice({ ...evidence, kept: lost('red', 'a1'.repeat(32)) })).toMatchObject({ kind: 'verified' });
  expect(judgeDice({ ...evidence, kept: lost('blue', OTHER) })).toMatchObject({ kind: 'replays' });
  expect(differs({ ...evidence, kept: lost('red', OTHER) })).toHaveLength(1);
});

test('a match of earlier versions, of a browser, with parts drawn by the server, or of other rules is said to be unchecked', async () => {
  const evidence = await played();
  const { info } = evidence;
  const unkept = { ...evidence, kept: null };
  const said = (more: Partial<DiceEvidence>): unknown => judgeDice({ ...unkept, ...more });
  const why = (text: string) => ({ kind: 'replays', text: expect.stringContaining(text) as string });
  expect(said({ recorded: 'ab', opened: 'ab' })).toMatchObject(why('was not made of parts'));
  expect(said({ info: { ...info, isBrought: true } })).toMatchObject(why('begun in a browser'));
  const drawn = (...seats: string[]) => ({
    ...info,
    commitment: info.commitment === null ? null : { ...info.commitment, drawn: seats },
  });
  expect(said({ info: drawn('red') })).toMatchObject(why('the server drew yours'));
  expect(judgeDice({ ...evidence, info: drawn('blue') })).toMatchObject({
    ...{ kind: 'verified', text: expect.stringContaining('The server drew the part for Blue') as string },
  });
  expect(said({ replay: { kind: 'otherRules' } })).toMatchObject({ kind: 'unchecked' });
  expect(differs({ ...evidence, replay: { kind: 'wrong', at: 3 } })).toEqual([
    'Played again, entry 3 does not come out as the record says.',
  ]);
});
