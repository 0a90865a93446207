import { expect, test } from 'vitest';
import { run } from '../index.ts';
import type { Hosting } from './hosting.ts';

const PERSON = { id: 'a1', name: 'An\u001bna', since: 0, devices: 2, matches: 1, isKnown: true };

const REPORT = {
  ...{ id: 'r1', reporter: 'b2', by: 'Boris', reported: 'a1', about: 'Anna', match: null, reason: 'insults' },
  ...{ text: 'She called\u001b me names.', at: 0 },
};
const GIVEN = { person: 'a1', name: 'Anna', reason: 'Be polite.', until: 86_400_000, settled: 1 };

/** A server's office in which nothing is; tells what was asked of it. */
function hosting(asked: string[]): Hosting {
  const ask =
    <T>(name: string, answer: T) =>
    async (...given: unknown[]): Promise<T> => {
      asked.push([name, ...given].join(' '));
      return answer;
    };
  const office = {
    ...{
      people: ask('people', [PERSON]),
      matches: ask('matches', []),
      end: ask('end', 'm1'),
      remove: ask('remove', 'a1'),
    },
    ...{
      letIn: ask('letIn', 'a1'),
      jobs: ask('jobs', [{ key: 'a1/send', kind: 'send', attempts: 8, error: 'no\nanswer' }]),
      retry: ask('retry', 'a1/send'),
      reports: ask('reports', [REPORT]),
      dismiss: ask('dismiss', 1),
      warn: ask('warn', { ...GIVEN, until: null }),
      ban: ask('ban', GIVEN),
      unban: ask('unban', 2),
      signIn: ask('signIn', { link: 'http://x/#/y', expires: 0 }),
      trace: ask('trace', { person: 'a1', name: 'Anna', from: null, logName: 'xyz' }),
      close: ask('close', undefined),
    },
  };
  return {
    serve: ask('serve', undefined),
    build: () => void asked.push('build'),
    office: async () => office as never,
    backUp: ask('backUp', { rows: 7 }),
    checkBackup: ask('checkBackup', { rows: 7, madeAt: 0, people: 2, matches: 1, entries: 3 }),
    async restore(file, isReplacing) {
      asked.push(`restore ${file} ${isReplacing}`);
      throw new Error('the file is damaged\nNothing was changed');
    },
  };
}

async function told(...args: string[]): Promise<{ code: number; out: string; err: string; asked: string[] }> {
  const [texts, asked]: [{ out: string; err: string }, string[]] = [{ out: '', err: '' }, []];
  const into = (name: 'out' | 'err') => ({ write: (text: string) => (texts[name] += text) });
  const code = await run(args, into('out'), into('err'), hosting(asked));
  return { code, ...texts, asked };
}

test('serve serves what is built, or builds first', async () => {
  expect(await told('serve')).toMatchObject({ code: 0, asked: ['serve false'] });
  expect(await told('build')).toMatchObject({ code: 0, asked: ['build'] });
  expect(await told('serve', '--build')).toMatchObject({ code: 0, asked: ['serve true'] });
});

test('a backup says what is in it, and a refusal to restore is told in words', async () => {
  expect(await told('backup', 'all.gz')).toMatchObject({ code: 0, out: 'all.gz: 7 rows\n', asked: ['backUp all.gz'] });
  expect((await told('backup', 'all.gz', '--json')).out).toBe('{"file":"all.gz","rows":7}\n');
  // What it writes to standard output is the backup alone.
  expect(await told('backup', '-')).toMatchObject({ code: 0, out: '', err: '-: 7 rows\n', asked: ['backUp -'] });
  const refused = await told('restore', 'all.gz', '--replace');
  expect(refused).toMatchObject({ code: 2, err: 'the file is damaged\nNothing was changed\n' });
  expect(refused.asked).toEqual(['restore all.gz true']);
});

test('a drill says what is in a backup', async () => {
  const counted = 'all.gz of 1970-01-01 00:00 can be restored: 7 rows; people 2, matches 1, entries 3\n';
  expect(await told('backup', '--check', 'all.gz')).toMatchObject({
    ...{ code: 0, out: counted, asked: ['checkBackup all.gz'] },
  });
  const { out } = await told('backup', 'all.gz', '--check', '--json');
  expect(JSON.parse(out)).toEqual({
    ...{ file: 'all.gz', rows: 7, people: 2, matches: 1, entries: 3, made: '1970-01-01 00:00' },
  });
});

test('the office is closed after every answer; names are shown without what moves a cursor', async () => {
  const people = await told('admin', 'people');
  expect(people).toMatchObject({ code: 0, asked: ['people', 'close'] });
  expect(people.out).toMatch(/^a1 {2}1970-01-01 00:00 {2}An.*na {2}devices 2, matches 1, let in\n$/);
  expect(people.out).not.toContain('\u001b');
  expect((await told('admin', 'matches')).out).toBe('none yet\n');
  expect((await told('admin', 'matches', '--json')).out).toBe('[]\n');
  expect((await told('admin', 'jobs')).out).toBe('a1/send  send, attempts 8  no answer\n');
  expect((await told('admin', 'retry', 'a1')).asked).toEqual(['retry a1', 'close']);
  expect((await told('admin', 'let-in', 'a')).asked).toEqual(['letIn a', 'close']);
  expect((await told('admin', 'trace', 'xyz')).out).toBe('a1  Anna  "person":"xyz"\n');
  expect((await told('admin', 'end', 'm')).asked).toEqual(['end m', 'close']);
  expect((await told('admin', 'remove', 'a')).asked).toEqual(['remove a', 'close']);
  expect((await told('admin', 'sign-in', 'a')).out).toContain('http://x/#/y\n');
  expect(await told('admin', 'end')).toMatchObject({ code: 2 });
});

test('without the whole program there is nothing to serve', async () => {
  let err = '';
  const code = await run(['serve'], { write: () => true }, { write: (text: string) => (err += text) });
  expect([code, err]).toEqual([2, 'this needs the whole program: npx sandtable\n']);
});

test('reports are listed; a warning and a ban say why, until when, and how they are undone', async () => {
  expect((await told('admin', 'reports')).out).toMatch(/^a1 {2}Anna: insults {2}1970-01-01 00:00 {2}by Boris \(b2\)/);
  const warned = await told('admin', 'warn', 'a1', 'Be', 'polite.');
  expect(warned).toMatchObject({ code: 0, asked: ['warn a1 Be polite.', 'close'] });
  expect(warned.out).toBe('a1  Anna is warned: Be polite.; 1 report closed\nundo: sandtable admin unban a1\n');
  const banned = await told('admin', 'ban', 'a1', 'Be polite.', '--days', '7');
  expect(banned).toMatchObject({ code: 0, asked: ['ban a1 Be polite. 7', 'close'] });
  expect(banned.out).toContain('Anna is banned until 1970-01-02 00:00: Be polite.');
  expect((await told('admin', 'ban', 'a1', 'x', '--json')).asked).toEqual(['ban a1 x ', 'close']);
  expect((await told('admin', 'unban', 'a1')).out).toBe('2 sanctions lifted\n');
  expect((await told('admin', 'dismiss', 'a1')).out).toBe('1 report closed\n');
});

test.each(['0', 'seven', '1.5', '-1', '99999'])('a ban of %s days is refused in words', async (days) => {
  const refused = await told('admin', 'ban', 'a1', 'x', `--days=${days}`);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--days: expected a whole number') });
});

test('a warning without a reason is refused', async () => {
  expect((await told('admin', 'warn', 'a1')).code).toBe(2);
});
