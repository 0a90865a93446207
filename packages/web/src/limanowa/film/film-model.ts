import type { Limanowa } from '@sandtable/limanowa';
import type { Motion } from '@sandtable/board';
import type { Moment, Trace } from '../../face/moment.ts';
import type { FilmModel } from '../../face/table.ts';
import { engine } from '../engine/engine.ts';
import { motionsInParts } from '../motion/motions.ts';
import { framesOf, lineFrame } from './film.ts';
import { scenesOf } from './scenes.ts';

export function filmModel(
  before: Moment<Limanowa>,
  moment: Moment<Limanowa>,
  trace: Trace<Limanowa> | null,
): FilmModel {
  const { seenIn } = engine();
  const [from, to] = [seenIn(before.view), seenIn(moment.view)];
  const { events, seat, speaker, view } = moment;
  const eyes = view.corps.find((corps) => corps.seat === seat)?.side ?? null;
  const scenes = scenesOf(trace?.notes ?? [], events);
  const who = view.corps.find((corps) => corps.seat === speaker)?.name ?? 'The AI';
  let motions: readonly Motion[][] | undefined;
  return {
    frames:
      scenes.length === 0
        ? [lineFrame(from, { notes: trace?.notes ?? [], events }, who)]
        : scenes.flatMap((scene) => framesOf(from, to, scene, eyes)),
    motions() {
      motions ??= motionsInParts(from, scenes.length === 0 ? [events] : scenes.map((scene) => scene.events), to);
      return motions;
    },
  };
}
