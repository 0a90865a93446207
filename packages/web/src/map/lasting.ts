import type { Overlays } from '../face/field.ts';
import { isMotionOn } from '../motion/pace.ts';
import { standingLog } from '../match/standing-log.ts';
import { wordsIn } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';

/** Where something was destroyed in this round. */
export function scorchesIn({ log, moment }: PlayState, upTo: number): Overlays {
  const hexes = new Set<number>();
  for (const { events } of standingLog(log, upTo)) {
    for (const { round, wreck } of events) {
      if (round !== null) hexes.clear();
      if (wreck !== -1) hexes.add(wreck);
    }
  }
  const { position } = moment;
  return [...hexes].flatMap((hex) => {
    const at = position.hexName(hex);
    return at === undefined ? [] : [{ kind: 'scorch', at } as const];
  });
}

/**
 * Where nothing moves, the result stays where it happened until somebody begins something else; dice that have not
 * decided anything yet lie there in any case.
 */
export function resultOverlays(state: PlayState): Overlays {
  if (state.look.kind !== 'now' || (wordsIn(state).length > 0 && state.moment.isTurn)) return [];
  const isStill = !isMotionOn();
  return state.marks.filter(({ word }) => isStill || word === '').map((mark) => ({ kind: 'result', ...mark }) as const);
}
