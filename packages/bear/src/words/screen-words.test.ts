import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { HIT_KINDS } from '../model/pack/counters.ts';
import { makeMarker } from '../model/battle/marker.ts';
import { TERRAINS } from '../board/terrain.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { matchWith, pack } from '../testing/match.ts';
import { VERB_FORMS } from '../testing/verb-forms.ts';
import { explainControl, explainGround, explainMarker, TERRAIN_LABELS, worthOfControl } from './map-words.ts';
import { explainHitMarker, explainUnit, HIT_NAMES, unitName } from './units.ts';
import { isChoiceWord, isVerbWord, printPayment, printShare, printSpentChance } from './sentence-words.ts';
import { hexId, NONE } from '../model/ids.ts';

const seenIn = (
  units: string,
  opening: Parameters<typeof matchWith>[1] = {},
): ReturnType<ReturnType<typeof fieldsOf>> => fieldsOf(pack)(matchWith(units, opening).view);

test('every fixed word of every sentence has a name for its button', () => {
  const fixed = Object.values(VERB_FORMS).flatMap((forms) =>
    forms.flatMap((form) => form.match(/\b[a-z][a-zA-Z]+\b(?!:)/g) ?? []),
  );
  const others = new Set(['caps', 'pool', 'activate', 'command', 'german', 'soviet', 'air', 'strike', 'cond']);
  const nameless = fixed.filter((word) => !isVerbWord(word) && !isChoiceWord(word) && !others.has(word));
  expect(nameless).toEqual([]);
});

test('B2.2 a payment reads as what is paid, and says what the check may bring', () => {
  const figures = { word: 'caps:1', ap: 2, caps: 1, spent: { ways: 12, of: 48 }, afterKill: null, left: null };
  expect(printPayment('caps:1', figures)).toBe('2 AP and 1 CAP');
  expect(printPayment('command', { ...figures, word: 'command', ap: 0, caps: 3 })).toBe('3 CAPs, command action');
  expect(printPayment('toll', { ...figures, word: 'toll', ap: null, caps: null })).toMatch(/^in AP, after/);
  expect(printSpentChance(figures)).toBe('spent 12 of 48, 25%');
  expect(printSpentChance({ ...figures, spent: { ways: 1, of: 1 } })).toBe('certain to be spent');
  expect(printSpentChance({ ...figures, spent: null })).toBe('');
  expect(printSpentChance({ ...figures, afterKill: { ways: 20, of: 54 } })).toBe(
    'spent 12 of 48, 25%; 37% after a kill',
  );
  expect(printSpentChance({ ...figures, spent: { ways: 1, of: 1 }, afterKill: { ways: 20, of: 54 } })).toBe(
    'certain to be spent; 37% after a kill',
  );
  expect(printSpentChance({ ...figures, afterKill: { ways: 12, of: 49 } })).toBe(
    'spent 12 of 48, 25%; 24% after a kill',
  );
  expect(printSpentChance({ ...figures, afterKill: figures.spent })).toBe('spent 12 of 48, 25%');
  expect(printShare(0, 0)).toBe('0 of 0, 0%');
});

test('B1.2 a unit is told with its states, its ground with all that lies in it', () => {
  const seen = seenIn('g05 1,0 NE spent pinned; s03 4,0 NW', {
    ground: { '1,0': { terrain: 'lightWoods', level: 1 } },
    controls: [{ at: '1,0', side: null }],
  });
  const unit = pack.counterPlaces.get('g05') ?? NONE;
  expect(explainUnit(seen, unit)).toBe('German Rifle squad 05, spent, facing NE, Pinned');
  expect(unitName(seen, unit)).toBe('Rifle squad 05');
  expect(explainGround(seen.map, seen.map.places.get('1,0') ?? NONE)).toBe('1,0, light woods, hill 1');
  const [control] = seen.view.controls;
  expect(control && explainControl(seen, control)).toBe('Neutral Control Marker');
  expect(control && worthOfControl(seen, control)).toBe(0);
});

test('B13.0 B18.0 what lies in a hex has a name', () => {
  expect(explainMarker(makeMarker({ kind: 'smoke', at: hexId(0), dm: 2 }))).toBe('heavy smoke');
  expect(explainMarker(makeMarker({ kind: 'bunker', at: hexId(0), facing: 1 }))).toBe('bunker facing NE');
  expect(explainMarker(makeMarker({ kind: 'mine', at: hexId(0), hidden: true }))).toBe('hidden mine');
  for (const terrain of TERRAINS) expect(TERRAIN_LABELS[terrain]).not.toBe('');
});

test('B7.5 a hit marker is told part by part', () => {
  for (const kind of HIT_KINDS) expect(HIT_NAMES[kind]).not.toBe('');
  for (const marker of nonEmpty(pack.hitMarkers))
    for (const line of nonEmpty(explainHitMarker(marker))) expect(line).not.toMatch(/undefined|NaN|\+0/);
  const pinned = pack.hitMarkers.find(({ kind, pile }) => kind === 'pinned' && pile === 'infantry');
  expect(pinned && explainHitMarker(pinned).at(-1)).toMatch(/^rallies on \d+$/);
});
