import type { LessonSight } from '../face/lessons.ts';
import { isAsked } from '../match/open-sentence.ts';
import { wordsIn } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';
import { standingLog } from '../match/screen-moment.ts';

/** What a lesson can know of the table, where its step began after the entry `from`. */
export function sightOf(state: PlayState, from: number): LessonSight {
  const { moment, unit, tab, sighting, hover, look, log } = state;
  const isHis = isAsked(state);
  const { seat, position } = moment;
  return {
    position,
    seat,
    isTurn: isHis && moment.isTurn,
    words: isHis ? wordsIn(state) : [],
    chosen: unit,
    tab,
    sight: sighting === null ? null : { from: sighting.from, to: sighting.to === -1 ? hover : sighting.to },
    isWhy: look.kind === 'why',
    entries: standingLog(log, moment.seq)
      .filter(({ seq }) => seq > from)
      .map(({ speaker, events, said = [] }) => ({ isOwn: speaker === seat, said, events })),
  };
}
