import { NATIONS } from '../../words/nations.ts';
import { counterOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { type Side, SIDES } from '../../model/pack/unit-type.ts';
import { explainMarker } from '../../words/marker-words.ts';
import { unitLabel } from '../../words/set-up-forces.ts';
import { html, list, words } from './html.ts';

/** B10.0: what only one side may know, a sheet for each that has anything to hide. */
export function secretParts(truth: Seen): string {
  return SIDES.map((side) => {
    const lines = hiddenOf(truth, side);
    if (lines.length === 0) return '';
    const title = `For the ${NATIONS[side]} side alone`;
    return html('section', 'part', html('h2', '', words(title)), list('', lines));
  }).join('');
}

function hiddenOf(truth: Seen, side: Side): string[] {
  const { view, map } = truth;
  const name = (hex: number): string => map.names[hex] ?? '?';
  const units = view.roster.filter((unit) => unitOf(truth, unit).hidden && counterOf(truth, unit).side === side);
  return [
    ...units.map((unit) => `${name(unitOf(truth, unit).at)}: ${unitLabel(truth, unit)}, hidden`),
    ...view.markers
      .filter((marker) => marker.hidden && marker.side === side)
      .map((marker) => `${name(marker.at)}: ${explainMarker(marker)}`),
  ];
}
