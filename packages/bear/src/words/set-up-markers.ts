import type { Seen } from '../model/battle/state.ts';
import { explainControl, explainMarker } from './marker-words.ts';

/** `E09: Soviet Control Marker, 1 VP when a round ends`, `F10: bunker facing NE` */
export function laidOut(seen: Seen): string[] {
  const { controls, markers } = seen.view;
  const at = (hex: number, text: string): string => `${seen.map.names[hex] ?? '?'}: ${text}`;
  return [
    ...controls.map((control) => at(control.at, explainControl(seen, control))),
    ...markers.map((marker) => at(marker.at, explainMarker(marker))),
  ];
}
