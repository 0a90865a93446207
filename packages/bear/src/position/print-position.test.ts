import { expect, test } from 'vitest';
import { unitOf } from '../model/battle/battle.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { drafted } from '../testing/drafted.ts';
import { game, pack } from '../testing/match.ts';
import { printProblem, Recorder, streamsOf } from '@sandtable/kernel';
import { printPosition } from './print-position.ts';

test.each([1, 2, 3, 4, 5, 6, 8])(
  'a battle of guideline %i is the same on its map when it is opened as a position',
  (guideline) => {
    const { truth } = drafted({ guideline }, 'position');
    const options = game.options({ position: printPosition(truth).position });
    if (!options.ok) throw new Error(options.problems.map(printProblem).join('\n'));
    const state = game.setup(options.value, new Recorder(streamsOf('position', game.streams)));
    const again = fieldsOf(pack)(game.view(state, 'referee'));
    const places = (seen: typeof truth): unknown[] =>
      seen.view.roster.map((unit) => {
        const { at, fate, hidden, inside, hasty, entry } = unitOf(seen, unit);
        return [unit, at, fate, hidden, inside, hasty, fate === 'waiting' ? seen.view.terms.entries[entry] : null];
      });
    expect(places(again)).toEqual(places(truth));
    expect(again.view.controls.map(({ at, side }) => [at, side])).toEqual(
      truth.view.controls.map(({ at, side }) => [at, side]),
    );
    expect(again.view.markers.map(({ kind, at }) => [kind, at])).toEqual(
      truth.view.markers.map(({ kind, at }) => [kind, at]),
    );
  },
);

test('what a position cannot hold is said', () => {
  const { truth } = drafted({ guideline: 5, solo: { capsLess: 0, commandCardsOut: 0 } }, 'missing');
  expect(printPosition(truth).missing).toContain('the AI with its sheet, deck and cups');
  expect(printPosition(drafted({ guideline: 8 }, 'missing').truth).missing).toContain('team-mates');
});

test('B5.5 units still to come are named once, and come in by their entry', () => {
  const field = { game: 'bear', map: { bare: { radius: 3 } }, units: [{ unit: 's03', at: '3,0' }] };
  const entering = { units: ['g03'], round: 2, hexes: ['-3,0', '-3,1'] };
  const opened = game.options({ position: { ...field, entries: [entering] } });
  if (!opened.ok) throw new Error(opened.problems.map(printProblem).join('\n'));
  const state = game.setup(opened.value, new Recorder(streamsOf('entries', game.streams)));
  const unit = pack.counterPlaces.get('g03') ?? -1;
  expect(state.units[unit]).toMatchObject({ fate: 'waiting', entry: 0, owner: 0 });
  expect(state.terms.entries).toMatchObject([{ round: 2 }]);
  const twice = game.options({ position: { ...field, entries: [entering, entering] } });
  expect(twice.ok ? [] : twice.problems.map(printProblem)).toEqual([
    'position.entries.1.units.0: expected a unit that is nowhere else (B5.5), got g03',
  ]);
});

test('B18.1.3 a hasty defense that waits is printed with its side, and read again', () => {
  const markers = [
    { kind: 'hasty', at: '1,0', side: 'soviet' },
    { kind: 'hasty', at: '2,0' },
  ];
  const field = { game: 'bear', map: { bare: { radius: 3 } }, units: [{ unit: 's03', at: '3,0' }], markers };
  const opened = game.options({ position: field });
  if (!opened.ok) throw new Error(opened.problems.map(printProblem).join('\n'));
  const state = game.setup(opened.value, new Recorder(streamsOf('hasty', game.streams)));
  expect(state.markers).toMatchObject([
    { kind: 'hasty', side: 'soviet' },
    { kind: 'hasty', side: 'german' },
  ]);
  expect(printPosition(fieldsOf(pack)(game.view(state, 'referee'))).position.markers).toEqual([
    { kind: 'hasty', at: '1,0', side: 'soviet' },
    { kind: 'hasty', at: '2,0', side: 'german' },
  ]);
});
