import { after, brokenLaws } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { makeMarker, type MarkerView } from '../../model/battle/marker.ts';
import { crossingWith, edgeGame } from '../../testing/edge-field.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';
import { hexId } from '../../model/ids.ts';

test('B5.6 a unit leaves from the named edge for its printed move cost, however it faces, and scores at once', () => {
  const match = crossingWith();
  match.say('g02 leave command');
  expect(told(match)).toEqual(['paid g02 command 0 1', 'left g02 L05', 'scored german 2']);
  expect(match.state.units[unit('g02')]).toMatchObject({ fate: 'left', at: -1 });
  expect(match.state.leavers).toEqual([{ unit: unit('g02'), exit: 0 }]);
  expect(match.state.players[0]).toMatchObject({ caps: 8, losses: 0 });
});

test('B5.6 in a group and carried; each that has left scores', () => {
  const match = crossingWith();
  match.say('g01 leave +g02 +g38 command');
  expect(told(match, 'paid', 'left')).toEqual([
    'paid g01+g02+g38+g09 command 0 1',
    'left g01 L04',
    'left g02 L05',
    'left g38 L06',
    'left g09 L06',
  ]);
  expect(match.state.vp.german).toBe(8);
});

test('B5.6 nobody leaves where his side has no exit, and who is carried does not leave by himself', () => {
  const match = crossingWith();
  expect(why(match, 'g09 leave')).toBe('carried');
  match.say('stall');
  expect(why(match, 's04 leave')).toBe('noExit');
  expect(why(match, 's03 leave')).toBe('yes');
});

test('B5.6 a force that has left is not wiped out', () => {
  const match = crossingWith();
  match.say('stall').say('s03 leave command').say('stall');
  match.state.roster = match.state.roster.filter((each) => each !== unit('s04'));
  Object.assign(match.state.units[unit('s04')] ?? {}, { at: -1, fate: 'lost' });
  match.say('pass').say('pass').say('pass').say('pass');
  expect(match.state.ended).not.toBeNull();
  expect(match.state.vp).toEqual({ german: 0, soviet: 0 });
});

test('B5.6 B14.1 a vehicle goes to the edge and out by a bonus hex, with whom it carries', () => {
  const match = crossingWith();
  expect(why(match, 'g38 drive')).toContain('tooFar');
  expect(why(match, 'g01 drive')).toBe('oneHex');
  expect(match.offers('g49 drive').toSorted()).toEqual(['L09', 'L10']);
  expect(why(match, 'g49 drive J10')).toContain('noExit');
  match.say('g49 drive L10 leave command');
  expect(told(match)).toEqual(['paid g49 command 0 1', 'moved g49 K10 L10 S', 'left g49 L10', 'scored german 2']);
});

/** The same with such markers in the exit hexes of g49. */
function obstructed(marker: Partial<MarkerView> & Pick<MarkerView, 'kind'>, dice: readonly number[] = []): BearMatch {
  const match = crossingWith({}, dice);
  const { map } = fieldsOf(pack)(match.state);
  match.state.markers = ['L09', 'L10'].map((name) => makeMarker({ ...marker, at: hexId(map.names.indexOf(name)) }));
  return match;
}

test.each(['wire', 'roadBlock', 'trench'] as const)(
  'B5.6 B14.1a %s on the way ends the bonus, so nobody drives out over it and no die is rolled for it',
  (kind) => {
    const match = obstructed({ kind });
    expect(match.offers('g49 drive')).toEqual([]);
    expect(why(match, 'g49 drive L10 leave toll')).toContain('tooFar');
    // Moving to the edge is unaffected.
    expect(match.judge('g49 move L10').granted).toBe(true);
  },
);

test('B5.6 B18.3.3c a mine that nobody knew of stops it at the edge, hit or not', () => {
  const match = obstructed({ kind: 'mine', side: 'soviet', hidden: true }, [1, 1]);
  match.say('g49 drive L10 leave command').say('caps:0');
  expect(told(match, 'left', 'missed')).toEqual(['missed g49 5 9']);
  expect(match.state.units[unit('g49')]?.fate).toBe('inPlay');
});

test('B5.6 what is offered of leaving is what is granted', () => {
  const match = crossingWith();
  expect(brokenLaws(after(edgeGame, 'g01 leave'), match.view, { most: 60 })).toEqual([]);
  expect(brokenLaws(after(edgeGame, 'g49 drive'), match.view, { most: 40 })).toEqual([]);
});
