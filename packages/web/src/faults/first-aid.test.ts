import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { today } from '../ui/words.ts';

const SCRIPT = readFileSync(new URL('../../public/first-aid.js', import.meta.url), 'utf8');

/** The part of an element the script uses: text and children, nothing that accepts markup. */
class FakeElement {
  textContent = '';
  className = '';
  readonly children: FakeElement[] = [];
  readonly dataset: Record<string, string> = {};
  readonly label: string[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get childElementCount(): number {
    return this.children.length;
  }

  append(...others: FakeElement[]): void {
    this.children.push(...others);
  }

  setAttribute(_: string, value: string): void {
    this.label.push(value);
  }

  addEventListener(): void {}

  /** Every text in it, and the file that a link offers. */
  lines(): string[] {
    const file: unknown = Reflect.get(this, 'download');
    const own = [this.textContent, ...(typeof file === 'string' ? [`-> ${file}`] : [])].filter((text) => text !== '');
    return [...own, ...this.children.flatMap((child) => child.lines())];
  }
}

type Listener = () => void;

/** A browser whose app failed to load, with these matches stored. */
async function help(summaries: readonly unknown[], texts: readonly (readonly [unknown, unknown])[]): Promise<string[]> {
  const app = new FakeElement('div');
  runAid(app, { summaries, texts, settings: null });
  await new Promise((done) => setTimeout(done, 0));
  return app.lines();
}

interface Browser {
  readonly summaries: readonly unknown[];
  readonly texts: readonly (readonly [unknown, unknown])[];
  readonly settings: string | null;
}

/** Runs the script and returns the page. */
function runAid(app: FakeElement, { summaries, texts, settings }: Browser): FakeElement {
  const page = new FakeElement('html');
  const request = (result: unknown) => ({ result, addEventListener: () => undefined });
  const soon = (kind: string, wanted: string, listener: Listener) => void (kind === wanted && queueMicrotask(listener));
  const stores: Readonly<Record<string, object>> = {
    matches: { getAll: () => request(summaries) },
    texts: {
      getAllKeys: () => request(texts.map(([key]) => key)),
      getAll: () => request(texts.map(([, text]) => text)),
    },
  };
  const transaction = {
    objectStore: (name: string) => stores[name],
    addEventListener: (kind: string, listener: Listener) => soon(kind, 'complete', listener),
  };
  const opening = {
    result: { transaction: () => transaction },
    addEventListener: (kind: string, listener: Listener) => soon(kind, 'success', listener),
  };
  const window = {
    document: {
      getElementById: () => app,
      createElement: (name: string) => new FakeElement(name),
      documentElement: page,
    },
    addEventListener: (_: string, listener: (event: { target: unknown }) => void) =>
      listener({ target: new FakeElement('script') }),
    indexedDB: { open: () => opening },
    localStorage: { getItem: () => settings },
    matchMedia: () => ({ matches: true }),
    window: null,
    HTMLScriptElement: FakeElement,
    Blob,
    URL: { createObjectURL: () => 'blob:' },
  };
  runInNewContext(SCRIPT, window);
  return page;
}

test.each([
  [null, 'field'],
  ['{"theme":"system"}', 'field'],
  ['{"theme":"paper"}', 'paper'],
  ['no json', 'field'],
])('it looks as the app would: %s', (settings, theme) => {
  const page = runAid(new FakeElement('div'), { summaries: [], texts: [], settings });
  expect(page.dataset['theme']).toBe(theme);
});

const CHANGED = new Date(2026, 10, 16, 13, 20).getTime();
const WHEN = new Date(CHANGED).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

test('where the app does not come, every match is listed by what it is, the last played first', async () => {
  const summaries = [
    { id: 'a1', name: 'One Bridge', standing: 'Round 2 of 4 · VP German 3 : 1 Soviet', changed: CHANGED - 1e9 },
    { id: 'b2', name: 'Two Hills (from move 7)', standing: 'Turn 3 of 9', changed: CHANGED },
  ];
  const texts = [
    ['a1', '{}'],
    ['b2', '{}'],
    [['hand', 'a1'], 'x'],
  ] as const;
  const lines = await help(summaries, texts);
  expect(lines.slice(0, 3)).toEqual(['Sandtable could not start', expect.stringContaining('network'), 'Reload']);
  expect(lines.slice(5)).toEqual([
    ...[
      'Two Hills (from move 7)',
      'Turn 3 of 9',
      WHEN,
      'Save as a file',
      `-> two-hills-from-move-7-${today()}.sandtable.json`,
    ],
    ...['One Bridge', 'Round 2 of 4 · VP German 3 : 1 Soviet', expect.any(String), 'Save as a file'],
    `-> one-bridge-${today()}.sandtable.json`,
  ]);
});

test('what a record says is cut and plain, and one without a summary can be saved all the same', async () => {
  const summaries = [
    { id: 'odd', name: `<img src=x onerror=alert(1)>\u001b[2J${'x'.repeat(500)}`, standing: 7, changed: 1e300 },
    { id: 'old', name: 'M', round: 2, rounds: 4, changed: 5 },
    null,
  ];
  const texts = [
    ['odd', '{'],
    ['lost', '{'],
    ['old', '{'],
  ] as const;
  const lines = await help(summaries, texts);
  const name = lines.find((line) => line.startsWith('<img')) ?? '';
  expect(name).toHaveLength(81);
  expect(name).not.toContain('\u001b');
  expect(lines).toContain('Match lost');
  expect(lines).toContain('Round 2 of 4');
  expect(lines.filter((line) => line === 'Save as a file')).toHaveLength(3);
});

test('where there are no matches nothing is said of them', async () => {
  expect(await help([], [])).toHaveLength(3);
});
