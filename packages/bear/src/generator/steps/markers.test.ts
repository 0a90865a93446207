import { expect, test } from 'vitest';
import type { EffectStepSource } from '../../model/pack/effect-step.ts';
import { asked, cardsWith, draftIn, hexNo, refusals, sayAll, tableWith } from '../../testing/draft-match.ts';

const MARKER: EffectStepSource = { kind: 'controlMarker' };

test('G3.7.2 R-129 a Soviet marker of the German’s choice lies 4 hexes from the Soviet entry edge', () => {
  const match = sayAll(tableWith(), ['soviet-03 bottom', 'german-03 top']);
  expect(asked(match)).toBe('placeMarker german');
  expect(refusals(match, 'marker D09')).toEqual(['G3.7 nearToEdge']);
  expect(refusals(match, 'marker F09')).toEqual(['G3.7 farFromEdge']);
  match.say('marker E09');
  expect(match.state.controls).toEqual([{ at: hexNo(match, 'E09'), side: 'soviet', player: 1 }]);
  expect(match.events()).toContainEqual({
    rule: 'G3.7.2',
    key: 'markerPlaced',
    side: 'soviet',
    at: hexNo(match, 'E09'),
  });
});

test('G3.7.2 not in or next to an enemy marker, nor on another; next to one’s own it may be', () => {
  const match = cardsWith({ soviet: [[MARKER], [MARKER]], german: [[MARKER]] });
  sayAll(match, ['soviet-01 top', 'marker E09', 'german-01 top']);
  expect(refusals(match, 'marker E09')).toEqual(['G3.7.2 enemyMarkerThere', 'G3.7.2 markerThere']);
  expect(refusals(match, 'marker E10')).toEqual(['G3.7.2 nextToEnemyMarker']);
  sayAll(match, ['marker E11', 'soviet-02 top']);
  expect(refusals(match, 'marker E09')).toEqual(['G3.7.2 markerThere']);
  expect(refusals(match, 'marker E08')).toEqual([]);
});

test('G3.7.2 two markers of one option, so far apart at most, each known to the option', () => {
  const two: EffectStepSource = { kind: 'controlMarker', count: 2, where: { apart: 2 } };
  const match = sayAll(cardsWith({ soviet: [[two]] }), ['soviet-01 top', 'marker E09']);
  expect(asked(match)).toBe('placeMarker soviet');
  expect(refusals(match, 'marker E13')).toEqual(['G3.7 farApart']);
  match.say('marker E11');
  expect(draftIn(match).plays[0]?.markers).toEqual([hexNo(match, 'E09'), hexNo(match, 'E11')]);
});

test('G3.7.2 with no hex left for it the part is ignored, and said so', () => {
  const nowhere: EffectStepSource = { kind: 'controlMarker', where: { edge: { whose: 'own', least: 20 } } };
  const match = cardsWith({ soviet: [[nowhere]] }).say('soviet-01 top');
  expect(match.events()).toContainEqual({ rule: 'G3.7c', key: 'partIgnored', why: 'noHex' });
  expect(match.state.controls).toEqual([]);
});

test('G3.7.2 R-130 with no marker nothing can be placed near it', () => {
  const steps: EffectStepSource[] = [
    { kind: 'controlMarker', where: { edge: { whose: 'own', least: 20 } } },
    { kind: 'placeUnits', of: 'own', by: 'own', where: { nearMarker: 3 } },
    { kind: 'fortify', what: 'wire', where: { nearMarker: 3 } },
  ];
  const match = cardsWith({ soviet: [[{ kind: 'caps', amount: 1 }], steps] });
  sayAll(match, ['soviet-01 bottom', 'german-01 top', 'soviet-02 top']);
  expect(asked(match)).toBe('playCard german');
  expect(match.state.markers).toEqual([]);
});
