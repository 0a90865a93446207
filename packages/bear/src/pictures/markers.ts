import type { MarkerPicture } from '@sandtable/board';
import { nameOfHex } from '../board/map.ts';
import { smokeIn } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { explainControl, explainMarker, worthOfControl } from '../words/marker-words.ts';
import { SIDE_LOOKS } from './side-looks.ts';

/** What lies on the map besides counters: one picture of smoke a hex, however many counters of it. */
export function markersOf(seen: Seen): MarkerPicture[] {
  const smoky = new Set<number>();
  const lying = seen.view.markers.flatMap((marker): MarkerPicture[] => {
    const { kind, at, facing, side, hidden } = marker;
    const smoke = kind === 'smoke' ? smokeIn(seen, at) : 0;
    if (kind === 'smoke' && smoky.has(at)) return [];
    if (kind === 'smoke') smoky.add(at);
    return [
      {
        kind: smoke === 2 ? 'denseSmoke' : kind,
        at: nameOfHex(seen.map, at),
        words: explainMarker(marker),
        text: kind === 'smoke' ? `+${smoke}` : '',
        facing: kind === 'bunker' ? facing : null,
        side: side && SIDE_LOOKS[side],
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
      kind: 'flag',
      at: nameOfHex(seen.map, control.at),
      words: explainControl(seen, control),
      text: worth === 0 ? '' : String(worth),
      facing: null,
      side: control.side && SIDE_LOOKS[control.side],
      isHidden: false,
    };
  });
}
