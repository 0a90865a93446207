import { explainControl, explainMarker, nameOfHex, type Seen, smokeIn, worthOfControl } from '@sandtable/bear';
import type { MarkerPicture } from '@sandtable/board';

/** What lies on the map besides counters: one picture of smoke a hex, however many counters of it. */
export function markersOf(seen: Seen): MarkerPicture[] {
  const smoky = new Set<number>();
  const lying = seen.view.markers.flatMap((marker): MarkerPicture[] => {
    const { kind, at, facing, side, hidden } = marker;
    if (kind === 'smoke' && smoky.has(at)) return [];
    if (kind === 'smoke') smoky.add(at);
    return [
      {
        kind,
        at: nameOfHex(seen.map, at),
        words: explainMarker(marker),
        text: kind === 'smoke' ? `+${smokeIn(seen, at)}` : '',
        facing: kind === 'bunker' ? facing : null,
        side,
        isHidden: hidden,
      },
    ];
  });
  return [...lying, ...controlsOf(seen)];
}

function controlsOf(seen: Seen): MarkerPicture[] {
  return seen.view.controls.map((control) => {
    const worth = worthOfControl(seen, control);
    return {
      kind: 'control',
      at: nameOfHex(seen.map, control.at),
      words: explainControl(seen, control),
      text: worth === 0 ? '' : String(worth),
      facing: null,
      side: control.side,
      isHidden: false,
    };
  });
}
