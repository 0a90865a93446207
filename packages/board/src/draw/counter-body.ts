import type { BodyName } from '../model-side.ts';
import { path } from './svg.ts';
import { INK, type Theme } from './theme.ts';

/** A square with round corners, so far in from the edge of the counter's grid of 100 by 100. */
function rounded(inset: number, radius: number): string {
  const [near, far, turn] = [inset, 100 - inset, radius];
  const arc = `A${turn} ${turn} 0 0 1 `;
  return `M${near + turn} ${near}H${far - turn}${arc}${far} ${near + turn}V${far - turn}${arc}${far - turn} ${far}H${near + turn}${arc}${near} ${far - turn}V${near + turn}${arc}${near + turn} ${near}Z`;
}

const RIM = rounded(0, 14);
const FACE = rounded(5.4, 9.2);

/** It lies on the map and casts a shadow away from the light. */
export function drawShadow(): string {
  return (
    path(RIM, { fill: '#000', 'fill-opacity': 0.16, transform: 'translate(4 7)' }) +
    path(RIM, { fill: '#000', 'fill-opacity': 0.3, transform: 'translate(2 3.5)' })
  );
}

/** The rim in the dark colour of the side, grey once it has acted, and the face in the pale one, with a bright edge. */
export function drawBody(body: BodyName, isSpent: boolean, theme: Theme): string {
  return (
    path(RIM, { fill: isSpent ? INK.spent : theme.rims[body], stroke: INK.black, 'stroke-width': 2 }) +
    path(FACE, { fill: theme.counters[body], stroke: INK.white, 'stroke-opacity': 0.6, 'stroke-width': 1.6 })
  );
}

/** Of what nobody knows: white, its rim in dashes, its face pale. */
export function drawUnknownBody(body: BodyName, isSpent: boolean, theme: Theme): string {
  return (
    path(RIM, { fill: INK.white, stroke: INK.black, 'stroke-width': 2 }) +
    path(rounded(3.2, 11.4), {
      fill: theme.counters[body],
      'fill-opacity': 0.55,
      stroke: isSpent ? INK.spent : theme.rims[body],
      'stroke-width': 5.4,
      'stroke-dasharray': '11 6.5',
    })
  );
}
