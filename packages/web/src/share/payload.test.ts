import { readdirSync, readFileSync } from 'node:fs';
import { randomOf } from '@sandtable/kernel';
import { mutate, nonEmpty } from '@sandtable/kernel/testing';
import { readMatch } from '@sandtable/session';
import { expect, inject, test } from 'vitest';
import { LINKS } from '../games/links.ts';
import { saveFileOf } from '../games/save-game.ts';
import { withRest } from '../link/late-parts.ts';
import { type BadLink, explainBadLink, LONGEST_LINK, printPayload, readPayload, sealed } from './payload.ts';
import { deflate, toLetters } from './squeeze.ts';

const PACKAGES = new URL('../../../', import.meta.url);

/** The saves of every release of both games: all formats from 1 on. */
const SAVES = ['bear', 'limanowa'].flatMap((game) =>
  readdirSync(new URL(`${game}/saves/`, PACKAGES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sandtable.json'))
    .map((name) => ({ name: `${game}/saves/${name}`, text: normal(read(`${game}/saves/${name}`)) })),
);

function read(path: string): string {
  return readFileSync(new URL(path, PACKAGES), 'utf8');
}

function normal(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

function found(list: readonly (typeof SAVES)[number][], part: string): string {
  const save = list.find(({ name }) => name.includes(part));
  if (save === undefined) throw new Error(`no save ${part}`);
  return save.text;
}

/** What comes of a link: why it is none, why its match is refused, or how the match ends. */
async function openedBy(payload: string): Promise<string> {
  const carried = await readPayload(payload);
  if (!carried.ok) return carried.why;
  const file = saveFileOf(carried.text);
  if (!file.ok) return 'wrong';
  const link = await LINKS[file.value.game.id]?.();
  if (link === undefined) return 'unknown game';
  return link.use((game) =>
    withRest(game, () => {
      const opened = readMatch(game.system, carried.text);
      return opened.kind === 'same' ? opened.match.hash() : opened.kind;
    }),
  );
}

test('every save of every release comes back from its link letter for letter, and the link is short', async () => {
  for (const { name, text } of nonEmpty(SAVES)) {
    const payload = await printPayload(text);
    expect([name, await readPayload(payload)]).toEqual([name, { ok: true, text }]);
    expect(payload.length).toBeLessThan(Math.min(LONGEST_LINK, text.length));
    expect(payload).toMatch(/^[\w.-]+$/);
  }
});

test('the match in a link has the hash it had when it was shared, in both games', async () => {
  const latest = SAVES.filter(({ name }) => name.includes('/0.3.0/'));
  for (const part of [
    'bear/saves/0.3.0/solo.',
    'bear/saves/0.3.0/firefight-seven-ap.',
    'limanowa/saves/0.3.0/versus.',
  ]) {
    const text = found(latest, part);
    const { hash } = JSON.parse(text) as { hash: string };
    const opened = await openedBy(await printPayload(text));
    // By other rules than those of today only what was told is the same.
    expect([hash, 'renewed', 'changed']).toContain(opened);
    expect(opened).toBe(await openedDirectly(text));
  }
});

async function openedDirectly(text: string): Promise<string> {
  const file = saveFileOf(text);
  const link = file.ok ? await LINKS[file.value.game.id]?.() : undefined;
  if (link === undefined) throw new Error('a save of no game');
  return link.use((game) =>
    withRest(game, () => {
      const opened = readMatch(game.system, text);
      return opened.kind === 'same' ? opened.match.hash() : opened.kind;
    }),
  );
}

test('a link is longer by what its entries say: the table of limits', async () => {
  const long = Object.fromEntries(
    await Promise.all(
      ['bear/saves/0.3.0/solo-vehicles.', 'limanowa/saves/0.3.0/versus.'].map(async (part) => {
        const save = JSON.parse(found(SAVES, part)) as { entries: string[]; record: string[] };
        const sizes = await Promise.all(
          [50, 150].map(async (entries) => {
            const cut = { ...save, entries: save.entries.slice(0, entries), record: save.record.slice(0, entries + 1) };
            return (await printPayload(JSON.stringify(cut))).length;
          }),
        );
        return [part.split('/')[0], sizes] as const;
      }),
    ),
  );
  // The table of decision 028: 12 to 15 letters an entry, after the options, the seats and the hashes.
  expect(long['bear']).toEqual([1951, 3153].map((size) => expect.closeTo(size, -2)));
  expect(long['limanowa']).toEqual([1387, 2793].map((size) => expect.closeTo(size, -2)));
});

test('a link that was cut off, altered, made by another version or lengthened says so in words', async () => {
  const payload = await printPayload(found(SAVES, 'limanowa/saves/0.3.0/solo.'));
  const why = async (text: string): Promise<string> => {
    const opened = await readPayload(text);
    return opened.ok ? 'fine' : opened.why;
  };
  expect(await why('')).toBe('empty');
  for (const end of [1, 3, 5, 14, 100, payload.length - 1]) expect(await why(payload.slice(0, end))).toBe('cut');
  const middle = Math.floor(payload.length / 2);
  const other = payload[middle] === 'A' ? 'B' : 'A';
  expect(await why(`${payload.slice(0, middle)}${other}${payload.slice(middle + 1)}`)).toBe('altered');
  expect(await why(payload.replace(/^1/, '2'))).toBe('version');
  expect(await why('hello world')).toBe('altered');
  for (const end of ['.', ')', '-and-more', '%20']) expect(await why(`${payload}${end}`)).toBe('fine');
  const all: readonly BadLink[] = ['empty', 'cut', 'altered', 'version', 'huge', 'unable'];
  expect(new Set(all.map(explainBadLink)).size).toBe(all.length);
});

test('a few kilobytes that would swell to forty megabytes are stopped at five', async () => {
  const squeezed = await deflate('0'.repeat(40_000_000));
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, squeezed.length);
  const bomb = sealed(toLetters(Uint8Array.from([...head, ...squeezed])));
  expect(bomb.length).toBeLessThan(200_000);
  expect(await readPayload(bomb)).toEqual({ ok: false, why: 'huge' });
});

test('a link to a game that is not here names it', async () => {
  const save = JSON.parse(found(SAVES, 'limanowa/saves/0.3.0/solo.')) as object;
  const carried = await readPayload(await printPayload(JSON.stringify({ ...save, system: 'chess' })));
  const file = saveFileOf(carried.ok ? carried.text : '');
  expect(file).toMatchObject({ ok: false, problems: [{ field: 'system', got: '"chess"' }] });
});

const HOSTILE = 120 * inject('samples');

test('hundreds of hostile links: none throws or hangs, and none opens another match than the one that was shared', async () => {
  const random = randomOf('sfc32:links');
  const few = SAVES.filter(({ name }) => /0\.3\.0\/(?:solo-middle|position|solo)\./.test(name));
  const payloads = await Promise.all(few.map(async ({ text }) => ({ text, payload: await printPayload(text) })));
  const met = new Map<string, number>();
  const same: [unknown, unknown][] = [];
  for (let number = 0; number < HOSTILE; number++) {
    const { text, payload } = payloads[random.below(payloads.length)] ?? { text: '', payload: '' };
    const hostile = await spoilt(number % 3, payload, text);
    const opened = await openedBy(hostile);
    const kind = /^[0-9a-f]{64}$/.test(opened) ? 'opened' : opened;
    met.set(kind, (met.get(kind) ?? 0) + 1);
    // A link whose letters were changed is never opened as something else.
    if (number % 3 === 0 && kind === 'opened') same.push([await readPayload(hostile), { ok: true, text }]);
  }
  expect(same.map(([carried]) => carried)).toEqual(same.map(([, shared]) => shared));
  expect([...met.keys()].sort()).toEqual(expect.arrayContaining(['altered', 'changed', 'cut', 'opened', 'wrong']));
  expect([...met.values()].reduce((sum, count) => sum + count, 0)).toBe(HOSTILE);

  /** The letters, the packed bytes under a true check, or the save inside. */
  async function spoilt(how: number, payload: string, text: string): Promise<string> {
    if (how === 0) return mutate(payload, random).slice(0, 20_000);
    if (how === 1) return sealed(scrambled(payload.split('.').slice(3).join('.')));
    return printPayload(plain(mutate(text, random)) ?? text);
  }

  function scrambled(letters: string): string {
    const at = random.below(letters.length);
    const sign = 'ABCDabcd0123-_'[random.below(14)] ?? 'A';
    return letters.slice(0, at) + sign + letters.slice(at + 1 + random.below(3));
  }

  function plain(mutant: string): string | null {
    try {
      return normal(mutant);
    } catch {
      return null;
    }
  }
}, 120_000);
