import { expect, test } from 'vitest';
import { playedAs, playedOut } from '../../testing/played-out.ts';
import { engine } from '../engine/engine.ts';
import { bots } from '../link/bots.ts';
import { bearLink } from '../link/link.ts';
import { tellEvent } from './tell.ts';

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
