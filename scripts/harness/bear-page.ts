// For browser tests: matches of bear on a page.
import type { Bear } from '../../packages/bear/src/index.ts';
import type { Seating } from '../../packages/session/src/index.ts';
import { fitDraft } from '../../packages/web/src/bear/draft/fit-draft.ts';
import { engine } from '../../packages/web/src/bear/engine/engine.ts';
import { bearLink } from '../../packages/web/src/bear/link/link.ts';
import { positionIn } from '../../packages/web/src/bear/table/position.ts';
import { type Opening, openPlayOf, type PlayedGame, type PlayPage } from './play-page.ts';

fitDraft();

const BEAR: PlayedGame<Bear> = { link: bearLink, turns: ['turn'], position: (view) => positionIn(engine(), view) };

export const SOLO: Seating = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
export const AGAINST_BOT: Seating = {
  german: { kind: 'person', name: 'You' },
  soviet: { kind: 'bot', bot: 'captain' },
};
export const TWO: Seating = { german: { kind: 'person', name: 'One' }, soviet: { kind: 'person', name: 'Two' } };

export type BearPage = PlayPage<Bear>;

export function openPlay(opening: Opening): Promise<BearPage> {
  return openPlayOf(BEAR, opening);
}
