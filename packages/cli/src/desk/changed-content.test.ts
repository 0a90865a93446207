import { bear } from '@sandtable/bear';
import { canonicalJson, type GameSystem, randomOf, type Realm } from '@sandtable/kernel';
import { limanowa } from '@sandtable/limanowa';
import { createMatch, exportForKeeper, type Match, readMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

/** A random match of at most this many entries. */
function played<R extends Realm>(system: GameSystem<R>, options: object, most: number): Match<R> {
  const checked = system.options(options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const person = { kind: 'person', name: 'one' };
  const holders = system.seats(checked.value).map((seat) => [seat, seat === 'ai' ? { kind: 'procedure' } : person]);
  const made = createMatch(system, { options, seed: 'content', seats: Object.fromEntries(holders) });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return playOn(made.value, most);
}

function playOn<R extends Realm>(match: Match<R>, most: number): Match<R> {
  const random = randomOf('sfc32:content', 'play');
  while (match.asks !== null && match.seq < most) {
    const sentence = match.system.anySentence(match.now(match.asks).view, random);
    expect(match.say(match.asks, match.seq, sentence)).toMatchObject({ granted: true });
  }
  return match;
}

function fileOf<R extends Realm>(match: Match<R>): string {
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

/** The first entry that another system refuses or plays differently; null if none. */
function firstUnlike<R extends Realm>(match: Match<R>, other: GameSystem<R>): number | null {
  const { options, secretSeed: seed, seating: seats } = match;
  const [one, two] = [match.system, other].map((system) => {
    const made = createMatch(system, { options, seed, seats });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.value;
  });
  if (one === undefined || two === undefined) throw new Error('two of them');
  const isLike = (): boolean => canonicalJson(one.told) === canonicalJson(two.told);
  if (!isLike()) return 0;
  for (const [index, entry] of match.entries.entries()) {
    if (!('say' in entry)) throw new Error('nobody takes anything back here');
    const answers = [one, two].map((each) => each.say(entry.seat, index, entry.say).granted);
    if (answers.includes(false) || !isLike()) return index + 1;
  }
  return null;
}

/** Reads the file of a match with other content, under which it plays differently. */
function expectChanged<R extends Realm>(match: Match<R>, other: GameSystem<R>): void {
  const seq = firstUnlike(match, other);
  if (seq === null || seq === 0) throw new Error(`unlike at ${seq}`);
  const file = fileOf(match);
  const read = readMatch(other, file);
  if (read.kind !== 'changed' || read.match === null) throw new Error(read.kind);
  expect(read).toMatchObject({ divergence: { seq }, total: match.seq, from: { format: 4, version: other.version } });
  expect(file).toContain(JSON.stringify(read.entry));
  expect(read.match.seq).toBe(seq - 1);
  expect(readMatch(other, fileOf(read.match)).kind).toBe('same');
  expect(playOn(read.match, seq + 20).seq).toBeGreaterThan(seq);
  expect(readMatch(other, fileOf(read.match)).kind).toBe('same');
  expect(match.system.audit(match.stateAt(match.seq))).toEqual([]);
  const damaged = JSON.parse(file);
  damaged.entries[match.seq - 1] = 'red';
  expect(readMatch(other, JSON.stringify(damaged))).toMatchObject({ kind: 'wrong', divergence: { seq: match.seq } });
}

function expectRenewed<R extends Realm>(match: Match<R>, other: GameSystem<R>): void {
  expect(firstUnlike(match, other)).toBeNull();
  const read = readMatch(other, fileOf(match));
  if (read.kind !== 'renewed') throw new Error(read.kind);
  expect(read.from.content).toBe(match.terms.content);
  expect(read.match.terms.content).not.toBe(match.terms.content);
  expect(readMatch(other, fileOf(read.match)).kind).toBe('same');
}

const { game, pack } = openBear();

function bearWith(id: string, change: (mission: (typeof pack.missions)[number]) => object) {
  const missions = pack.missions.map((mission) => (mission.id === id ? { ...mission, ...change(mission) } : mission));
  return bear({ ...pack, missions });
}

const oneCapMore = ({ players }: (typeof pack.missions)[number]) => ({
  players: players.map((player) => ({ ...player, caps: (player.caps ?? 5) + 1 })),
});

test.each([{ mission: 'first-shots' }, { mission: 'first-shots', economy: 'sevenAP' }])(
  'a firefight of %j opens after another mission was changed, and after its own was as far as that goes',
  (options) => {
    const match = played(game, options, 400);
    expect(match.asks).toBeNull();
    expect(readMatch(bearWith('dust-ahead', oneCapMore), fileOf(match)).kind).toBe('same');
    expectChanged(match, bearWith('first-shots', oneCapMore));
  },
);

test('a firefight in its first round opens whole if there are more rounds to it now', () => {
  expectRenewed(
    played(game, { mission: 'first-shots' }, 6),
    bearWith('first-shots', () => ({ rounds: 9 })),
  );
});

test('a firefight on a board that was drawn anew opens as far as nobody notices', () => {
  const match = played(game, { mission: 'first-shots' }, 400);
  const boards = pack.boards.map((board) =>
    board.id === 'b1' ? { ...board, hexes: board.hexes.map((hex) => ({ ...hex, terrain: 'open' as const })) } : board,
  );
  expectChanged(match, bear({ ...pack, boards }));
});

test('a mission that is no longer there is a change of the content, as far as the rules are others', () => {
  const file = fileOf(played(game, { mission: 'first-shots' }, 6));
  const missions = pack.missions.filter(({ id }) => id !== 'first-shots');
  const without = bear({ ...pack, missions, missionIds: missions.map(({ id }) => id) });
  const problem = { field: 'options.mission' };
  expect(readMatch({ ...without, version: game.version + 1 }, file)).toMatchObject({
    kind: 'changed',
    divergence: { seq: 0, problem },
    match: null,
  });
  expect(readMatch(without, file)).toMatchObject({ kind: 'wrong', divergence: { seq: 0, problem } });
});

test('a mission of Limanowa likewise', () => {
  const table = openLimanowa();
  const match = played(table.game, { mission: 'jabloniec-ridge' }, 60);
  const oneTokenMore = (id: string) => {
    const missions = table.pack.missions.map((mission) => {
      const corps = mission.corps.map((each) => ({ ...each, tokens: each.tokens + 1 }));
      return mission.id === id ? { ...mission, corps } : mission;
    });
    return limanowa({ ...table.pack, missions });
  };
  expect(readMatch(oneTokenMore('steamroller'), fileOf(match)).kind).toBe('same');
  const unitTypes = table.pack.unitTypes.map((type) => ({ ...type, av: type.av + 1 }));
  expectChanged(match, limanowa({ ...table.pack, unitTypes }));
});
