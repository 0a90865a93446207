// For browser tests: matches of Limanowa on a page.
import type { Limanowa } from '../../packages/limanowa/src/index.ts';
import type { Seating } from '../../packages/session/src/index.ts';
import type { PlayedGame } from './play-page.ts';
import { engine } from '../../packages/web/src/limanowa/engine/engine.ts';
import { limanowaLink } from '../../packages/web/src/limanowa/link/link.ts';
import { positionIn } from '../../packages/web/src/limanowa/table/position.ts';

/** Limanowa, for the pages of browser tests. */
export const LIMANOWA: PlayedGame<Limanowa> = {
  link: limanowaLink,
  turns: ['opening', 'central', 'closing'],
  position: (view) => positionIn(engine(), view),
};

export const SOLO: Seating = { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
export const TOGETHER: Seating = {
  p1: { kind: 'person', name: 'One' },
  p2: { kind: 'person', name: 'Two' },
  ai: { kind: 'procedure' },
};
