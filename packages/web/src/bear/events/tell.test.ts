import { expect, test } from 'vitest';
import { playedAs, playedOut } from '../../testing/played-out.ts';
import { engine } from '../engine/engine.ts';
import { bots } from '../link/bots.ts';
import { bearLink } from '../link/link.ts';
import { tellEvent } from './tell.ts';

test('the reader is told of "you" and "your" units, everyone else by name', () => {
  const seats = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } } as const;
  const table = playedOut(
    bearLink,
    { options: { mission: 'whose-crossroads' }, seats, seed: 'sfc32:you' },
    bots.captain,
  );
  const { entries, moments } = playedAs(table, 'german', {});
  const view = moments.at(-1)?.view;
  if (view === undefined) throw new Error('a match without moments');
  const told = (you: string | null): string[] =>
    entries.flatMap(({ events }) => events.map((event) => tellEvent(engine().on(view), event, you).text));
  const [mine, named] = [told('german'), told(null)];
  expect(mine.filter((text) => /German player|German (Rifle|LMG|MMG)/.test(text))).toEqual([]);
  expect(mine.some((text) => /^You (pass|roll|have) ?/.test(text))).toBe(true);
  expect(mine.some((text) => /^Your \w.* moves from/.test(text))).toBe(true);
  expect(named.filter((text) => /\byou(r)?\b/i.test(text))).toEqual([]);
  const byAi = (texts: readonly string[]): boolean[] => texts.map((text) => text.startsWith('The AI'));
  expect(byAi(mine)).toEqual(byAi(named));
});

test('the first unit destroyed in a match is told with honor, the others without', () => {
  const seats = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } } as const;
  const table = playedOut(
    bearLink,
    { options: { mission: 'whose-crossroads' }, seats, seed: 'sfc32:art32' },
    bots.captain,
  );
  const { entries, moments } = playedAs(table, 'german', {});
  const told = entries.flatMap(({ events }, place) => {
    const view = moments[place]?.view;
    if (view === undefined) throw new Error('an entry without a moment');
    return events.map((event) => tellEvent(engine().on(view), event));
  });
  const kills = told.filter(({ key }) => key === 'destroyed');
  expect(kills.length).toBeGreaterThan(2);
  expect(kills.map(({ honor }) => honor)).toEqual(['First blood.', ...kills.slice(1).map(() => undefined)]);
  expect(told.filter(({ honor }) => honor !== undefined)).toHaveLength(1);
});

test('a failed check is heard as spent, a passed one is silent', () => {
  const seats = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } } as const;
  const table = playedOut(
    bearLink,
    { options: { mission: 'whose-crossroads' }, seats, seed: 'sfc32:you' },
    bots.captain,
  );
  const { entries, moments } = playedAs(table, 'german', {});
  const heard = entries.flatMap(({ events }, place) => {
    const view = moments[place]?.view;
    if (view === undefined) throw new Error('an entry without a moment');
    return events.flatMap((event) =>
      event.key === 'checked' ? `${event.spent} ${tellEvent(engine().on(view), event).cue}` : [],
    );
  });
  expect([...new Set(heard)].toSorted()).toEqual(['false null', 'true spent']);
});
