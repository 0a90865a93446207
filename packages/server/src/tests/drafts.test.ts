import { bear, botsFor, draftedHand, ownPack } from '@sandtable/bear';
import { blind, type Random, randomAt } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { botsFor as limanowaBots, limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { hostedGame, type HostedGame } from '../games/hosted-game.ts';
import { hostThinking, smallThinking } from '../testing/bundled.ts';
import { type MomentTold, type Page, Visitor } from '../testing/client.ts';
import { serve } from '../testing/served.ts';

const pack = ownPack();
const system = bear(pack);
const { captain } = botsFor(system, pack);
const hosted = hostedGame(system, { partOf: draftedHand });

interface Gathered {
  readonly match: string;
  readonly pages: Readonly<Record<string, Page>>;
}

/** One person in every seat for people, each with a screen of their own. */
async function gather(
  game: HostedGame,
  options: object,
  seats: readonly string[],
  more: object = {},
): Promise<Gathered> {
  const { address } = await serve({ games: [game], thinking: hostThinking() });
  const visitors = await Promise.all(seats.map((seat) => new Visitor(address).named(`Player ${seat}`)));
  const [maker] = visitors;
  const plan = Object.fromEntries(seats.map((seat, place) => [seat, { kind: place === 0 ? 'me' : 'free' }]));
  const wish = { game: game.system.id, options, seats: plan, pace: { kind: 'none' }, access: 'open', observers: false };
  const made = await maker?.ask('POST', '/api/matches', { ...wish, ...more });
  const { match } = made?.body ?? {};
  const pages: Record<string, Page> = {};
  for (const [place, visitor] of visitors.entries()) {
    const seat = seats[place] ?? '';
    if (place > 0) await visitor.ask('POST', `/api/matches/${match}/join`, { seat });
    pages[seat] = await visitor.connect({ system: game.system });
  }
  for (const seat of seats) expect(await pages[seat]?.open(match, seat)).toMatchObject({ kind: 'accepted' });
  return { match, pages };
}

type Says = (moment: MomentTold, seat: string, seq: number) => string;

/** Whoever is asked speaks over their own socket, until `isDone`; the last moment that everybody was told. */
async function playUntil({ match, pages }: Gathered, says: Says, isDone: (moment: MomentTold) => boolean) {
  const seats = Object.keys(pages);
  for (;;) {
    const told = (): readonly MomentTold[] => seats.flatMap((seat) => pages[seat]?.last(match, seat) ?? []);
    const seq = Math.max(...told().map((moment) => moment.seq));
    for (const [seat, page] of Object.entries(pages)) await page.at(match, seat, seq);
    const moments = told();
    const [first] = moments;
    if (first === undefined) throw new Error('nobody was told anything');
    if (moments.some((moment) => moment.seq !== first.seq)) continue;
    if (first.outcome !== null || isDone(first)) return moments;
    const seat = first.asks ?? '';
    const page = pages[seat];
    const moment = page?.last(match, seat);
    if (page === undefined || moment === undefined) {
      // The AI is asked: it goes on by itself.
      await pages[seats[0] ?? '']?.at(match, seats[0] ?? '', first.seq + 1);
      continue;
    }
    const words = says(moment, seat, moment.seq);
    expect([words, await page.send({ kind: 'say', match, seat, seq: moment.seq, words })]).toMatchObject([
      words,
      { kind: 'accepted' },
    ]);
  }
}

const drafter: Says = ({ view }, seat, seq) => captain(blind(view), randomAt('draft', seat, seq)).join(' ');

/** A guideline for so many players. */
function guidelineFor(players: number): { readonly options: object; readonly seats: readonly string[] } {
  for (const { number } of pack.guidelines)
    for (const variant of [false, true]) {
      const options = system.options({ draft: { guideline: number, variant } });
      const seats = options.ok ? system.seats(options.value) : [];
      if (seats.length === players) return { options: { draft: { guideline: number, variant } }, seats };
    }
  throw new Error(`no guideline for ${players}`);
}

interface Drafted {
  readonly draft: { readonly phase: string; readonly hands: readonly (readonly unknown[])[] } | null;
  readonly players: readonly { readonly seat: string }[];
  readonly round: number;
}

function drafted({ view }: MomentTold): Drafted {
  return view;
}

test.each([2, 3, 4])(
  '%i people draft over the socket, nobody sees another’s hand, and the firefight begins',
  async (players) => {
    const { options, seats } = guidelineFor(players);
    const gathered = await gather(hosted, options, seats);
    let dealt = 0;
    const last = await playUntil(gathered, drafter, (moment) => {
      const { draft } = drafted(moment);
      for (const [seat, page] of Object.entries(gathered.pages)) {
        const told = page.last(gathered.match, seat);
        const seen = told === undefined ? null : drafted(told);
        for (const [place, hand] of (seen?.draft?.hands ?? []).entries()) {
          if (seen?.players[place]?.seat === seat || hand.length === 0) continue;
          dealt += 1;
          expect(hand.every((card) => card === null)).toBe(true);
        }
      }
      return draft?.phase === 'done';
    });
    expect(dealt).toBeGreaterThan(10);
    expect(last.map((moment) => drafted(moment).draft?.phase)).toEqual(seats.map(() => 'done'));
    const { seq = 0 } = last[0] ?? {};
    // The battle goes on from there.
    await playUntil(gathered, drafter, (moment) => moment.seq >= seq + 4);
  },
);

test('a bot speaks in the place of whoever leaves a part of the match to it, and what it said cannot be taken back', async () => {
  const bots = {
    random: (view: Parameters<typeof outpost.anySentence>[0], random: Random) => outpost.anySentence(view, random),
  };
  const partOf = ({ round }: { readonly round: number }): string | null => (round === 1 ? 'opening' : null);
  const { address } = await serve({ games: [hostedGame(outpost, { bots, partOf })], thinking: smallThinking() });
  const anna = await new Visitor(address).named('Anna');
  const seats = { red: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } };
  const plan = {
    game: 'outpost',
    options: { rounds: 3 },
    seats,
    pace: { kind: 'none' },
    access: 'link',
    observers: false,
  };
  const refused = await anna.ask('POST', '/api/matches', { ...plan, drafts: { opening: 'genius' } });
  expect([refused.status, refused.body.error]).toEqual([
    400,
    expect.stringContaining('deputies.opening: expected one of'),
  ]);
  const { match } = (await anna.ask('POST', '/api/matches', { ...plan, drafts: { opening: 'random' } })).body;
  const page = await anna.connect();
  await page.open(match, 'red');
  const own = await page.until(() => {
    const last = page.last(match, 'red');
    return last?.asks === 'red' && drafted(last).round === 2 ? last : undefined;
  });
  expect(own.undo.granted).toBe(false);
  const entries = page.heard.flatMap((told) =>
    told.kind === 'moment' ? (told['entries'] as { speaker: string }[]) : [],
  );
  expect(entries.filter(({ speaker }) => speaker === 'red').length).toBeGreaterThan(0);
  expect(await page.send({ kind: 'resign', match, seat: 'red', seq: own.seq })).toMatchObject({
    kind: 'accepted',
  });
});

test('two people play a cooperative mission against the AI over the socket to its end', async () => {
  const content = limanowaPack();
  const game = limanowa(content);
  const { corps } = limanowaBots(game, content);
  const says: Says = ({ view }, seat, seq) => corps(blind(view), randomAt('coop', seat, seq)).join(' ');
  const gathered = await gather(hostedGame(game), { mission: 'hammer-and-anvil' }, ['p1', 'p2']);
  const last = await playUntil(gathered, says, () => false);
  expect(last.map((moment) => moment.outcome)).toEqual([expect.anything(), expect.anything()]);
});
