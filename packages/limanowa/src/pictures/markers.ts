import type { MarkerPicture } from '@sandtable/board';
import { printHex } from '../board/map.ts';
import { sideOf, unitAt } from '../model/battle.ts';
import { NONE } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { GRADE_NAMES, SIDE_NAMES } from '../words/names.ts';
import { SIDE_LOOKS } from './side-looks.ts';

/** L11a, L11b: the objectives of the match, held by whoever stands there. */
export function markersOf(seen: Seen): MarkerPicture[] {
  return seen.view.terms.objectives.map(({ at, grade }) => {
    const unit = unitAt(seen, at);
    const holder = unit === NONE ? null : sideOf(seen, unit);
    return {
      kind: grade === 'strategic' ? 'greatObjective' : 'objective',
      at: printHex(seen.map, at),
      words: `${GRADE_NAMES[grade]}, ${holder === null ? 'held by nobody' : `held by ${SIDE_NAMES[holder]}`}`,
      text: '',
      facing: null,
      side: holder === null ? null : SIDE_LOOKS[holder],
      isHidden: false,
    };
  });
}
