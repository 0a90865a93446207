import { bear, ownPack as bearPack } from '@sandtable/bear';
import { limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { canonicalJson, type GameSystem, randomOf, type Realm } from '@sandtable/kernel';
import { nonEmpty, outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { hostedGame } from '../games/hosted-game.ts';
import { type Page, Visitor } from '../testing/client.ts';
import { serve, twoAt } from '../testing/served.ts';
import { beginningAt, countedChance, type Said, sayableInBoth, somewhere, worldOf } from '../testing/worlds.ts';

interface Case {
  readonly system: GameSystem<Realm>;
  readonly options: object;
  readonly seats: readonly [string, string];
  readonly entries: number;
}

const CASES: readonly (readonly [name: string, make: () => Case])[] = [
  ['outpost', () => ({ system: outpost, options: { rounds: 4 }, seats: ['red', 'blue'], entries: 9 })],
  [
    'bear, a firefight with hidden units',
    () => ({
      ...{ system: bear(bearPack()), options: { mission: 'a-road-too-quiet' } },
      ...{ seats: ['german', 'soviet'], entries: 26 },
    }),
  ],
  [
    'limanowa',
    () => ({
      ...{ system: limanowa(limanowaPack()), options: { mission: 'battle-of-limanowa' } },
      ...{ seats: ['p1', 'p2'], entries: 20 },
    }),
  ],
];

/** Everything that three people are sent in a world, byte for byte, while this is said. */
async function sentIn(system: GameSystem<Realm>, { options, seats }: Case, said: readonly Said[]) {
  const clock = { now: 1_000_000 };
  const roundOf = (view: object): number => ('round' in view ? Number(view.round) : 0);
  const games = [hostedGame(system, { roundOf })];
  const { address } = await serve({ games, chance: countedChance(), now: () => clock.now });
  const pace = { kind: 'bank', days: 3, more: 1 } as const;
  const { match, red, blue } = await twoAt(address, { game: system.id, options, seats, pace });
  const carl = await new Visitor(address).named('Carl');
  const [one, other] = seats;
  const people = { [one]: red, [other]: blue, spectator: carl };
  const sent: Record<string, string[]> = {};
  const pages = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([who, visitor]) => [who, await visitor.connect({ system })] as const),
    ),
  );
  const ask = async (who: string, message: { readonly [field: string]: unknown }) => {
    const page = pages[who];
    // By what is asked, and not by what the server does meanwhile.
    clock.now += 500;
    const answer = await page?.send({ id: 'same', match, ...message });
    page?.heard.splice(0, page.heard.length, ...page.heard.filter(({ kind }) => kind === 'moment'));
    return answer;
  };
  for (const who of [one, other, 'spectator']) {
    await ask(who, { kind: 'open', as: who === 'spectator' ? 'observer' : who, seq: -1 });
    // Whatever is refused must be refused alike.
    for (const as of [one, other, 'referee', 'spectator', 'ai'])
      if (as !== who) await ask(who, { kind: 'open', as, seq: -1 });
    for (const seat of seats)
      for (const words of ['pass', 'nonsense', ...said.map((each) => each.words).slice(0, 3)])
        await ask(who, { kind: 'say', seat, seq: 77, words });
    await ask(who, { kind: 'undo', seat: who, seq: 0 });
    for (const as of [one, other, 'observer', 'referee']) await ask(who, { kind: 'seen', as, seq: 0 });
    await ask(who, { kind: 'save', seat: who, seq: 0 });
  }
  /** Everything that can be asked, of oneself and of others. */
  async function askAbout(who: string, last: number): Promise<void> {
    const self = who === 'spectator' ? 'observer' : who;
    for (const as of [self, one, other, 'observer', 'referee', 'ai'])
      for (const question of [
        { topic: 'at', seq: 0, to: last },
        { topic: 'at', seq: last + 1 },
        { topic: 'log', before: last + 1 },
        { topic: 'why', seq: last },
        { topic: 'whatIf', seq: last, unit: 0 },
      ])
        await ask(who, { kind: 'ask', as, question });
  }
  await ask(one, { kind: 'offer', seat: one, seq: 0, what: 'draw' });
  await ask(other, { kind: 'decline', seat: other, seq: 0, what: 'draw' });
  for (const who of [one, other, 'spectator'])
    for (const to of ['all', 'partners']) await ask(who, { kind: 'chat', seat: who, to, text: `said by ${who}` });
  for (const seat of seats)
    for (const how of ['win', 'bot', 'wait', 'hurry', 'back']) await ask(seat, { kind: 'claim', seat, seq: 0, how });
  for (const [seq, { seat, words }] of said.entries()) {
    expect(await ask(seat, { kind: 'say', seat, seq, words })).toMatchObject({ kind: 'accepted' });
    for (const who of [one, other, 'spectator'])
      await pages[who]?.at(match, who === 'spectator' ? 'observer' : who, seq + 1);
  }
  for (const who of [one, other, 'spectator']) {
    await askAbout(who, said.length);
    // Back again, with half of it known.
    await ask(who, { kind: 'open', as: who === 'spectator' ? 'observer' : who, seq: said.length >> 1 });
    const bodies = [];
    const glances = [one, other, 'observer'].map((as) => `/api/matches/${match}/glance?as=${as}`);
    const lists = [
      `/api/matches/${match}`,
      '/api/matches/mine',
      '/api/matches/open',
      `/api/matches/${match}/export`,
      `/api/matches/${match}/talk?as=${who === 'spectator' ? 'observer' : who}`,
      '/api/me/export',
    ];
    for (const path of [...lists, ...glances]) bodies.push(JSON.stringify((await people[who]?.ask('GET', path))?.body));
    sent[who] = [...(pages[who]?.texts ?? []), ...bodies, ...(await listsOf(people[who]))];
  }
  const before = Object.fromEntries(Object.entries(pages).map(([who, { texts }]) => [who, texts.length]));
  // All pass beforehand from here on, and so the match goes on by itself: at the same entries. What each draws then may be
  // another card, since the decks are others.
  const answers = { lone: true, standing: {}, until: system.beforehand?.breaks ?? [], next: null, after: 0 };
  for (const seat of [one, other]) {
    const since = await settled(pages[seat], () => carl.ask('GET', '/api/me'), match, seat);
    expect(await ask(seat, { kind: 'answers', seat, seq: since, answers: { ...answers, since } })).toMatchObject({
      ...{ kind: 'accepted' },
    });
    await ask(seat, { kind: 'answers', seat, seq: since, answers: { ...answers, since, until: ['rain'] } });
  }
  for (const who of [one, other, 'spectator']) {
    await settled(pages[who], () => carl.ask('GET', '/api/me'), match, who === 'spectator' ? 'observer' : who);
    sent[who]?.push(...(pages[who]?.texts.slice(before[who]) ?? []).map(timing));
  }
  return sent;
}

/** What a page of this person is told of its lists. */
async function listsOf(person: Visitor | undefined): Promise<readonly string[]> {
  const page = await person?.connect();
  page?.socket.send(JSON.stringify({ kind: 'listen', id: 'lists', mine: null, lobby: null }));
  await page?.until(() => page.heard.find(({ kind }) => kind === 'listening'));
  await page?.close();
  return nonEmpty(page?.texts ?? []);
}

/** Of a moment only who spoke when and who is asked; of anything else every byte. */
function timing(text: string): string {
  const { kind, seq, after, entries, changes } = JSON.parse(text);
  if (kind !== 'moment') return text;
  const speakers = entries.map((entry: { speaker: unknown; words: unknown }) => [entry.speaker, entry.words]);
  return JSON.stringify([seq, after, speakers, changes.asks]);
}

/** The last entry, once the server has answered so often and told nothing new. */
async function settled(
  page: Page | undefined,
  ask: () => Promise<unknown>,
  match: string,
  as: string,
): Promise<number> {
  const seq = () => page?.last(match, as)?.seq ?? 0;
  let [at, quiet] = [seq(), 0];
  while (quiet < 10) {
    await ask();
    quiet = seq() === at ? quiet + 1 : 0;
    at = seq();
  }
  return at;
}

test.each(CASES)(
  '%s: no byte sent to a seat or an observer tells worlds apart that it could not tell apart',
  async (_n, make) => {
    const from = make();
    const { system, options, seats } = from;
    const random = randomOf('no leak');
    let unlike = 0;
    for (const audience of [...seats, 'spectator']) {
      const state = somewhere(system, options, from.entries, random);
      const world = worldOf(system, state, audience, random);
      expect(canonicalJson(world)).not.toBe(canonicalJson(state));
      const systems = [beginningAt(system, state), beginningAt(system, world)] as const;
      const said = sayableInBoth(systems, options, audience, random);
      const [truth, imagined] = [await sentIn(systems[0], from, said), await sentIn(systems[1], from, said)];
      expect(imagined[audience]).toEqual(truth[audience]);
      expect(nonEmpty(truth[audience] ?? []).length).toBeGreaterThan(20);
      // The others do know: so what is compared does hold what is hidden, for those who may have it.
      for (const other of seats)
        if (other !== audience && canonicalJson(imagined[other]) !== canonicalJson(truth[other])) unlike += 1;
    }
    expect(unlike).toBeGreaterThan(0);
  },
);
