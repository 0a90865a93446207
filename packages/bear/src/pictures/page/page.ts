import type { Seen } from '../../model/battle/state.ts';
import { setUpOf } from '../../words/set-up.ts';
import { forceParts, roundTrack } from './forces.ts';
import { html, list, words } from './html.ts';
import { mapPages } from './maps.ts';
import { recordParts } from './records.ts';
import { secretParts } from './secrets.ts';
import { sheetPart } from './sheet.ts';
import { PAGE_STYLE } from './style.ts';

/** What a page is made from. */
export interface PageSource {
  /** The battle as everybody sees it. */
  readonly open: Seen;
  /** The same with what is hidden, for sheets that only one side gets to see; null: none are printed. */
  readonly truth: Seen | null;
  /** By which it can be made again; '' for none. */
  readonly seed: string;
}

/** A generated battle as a page to print, for a table of wood: one HTML document that needs nothing else. */
export function setUpPage({ open, truth, seed }: PageSource): string {
  const setUp = setUpOf(open);
  const { title, boards, facts, laid } = setUp;
  const body = [
    html('h1', '', words(title)),
    ...(seed === '' ? [] : [html('p', 'seed', words(`Seed ${seed}`))]),
    html('dl', '', ...facts.flatMap(({ label, text }) => [html('dt', '', words(label)), html('dd', '', words(text))])),
    roundTrack(open, setUp),
    forceParts(open, setUp),
    ...(laid.length === 0 ? [] : [html('h2', '', 'Markers'), list('', laid)]),
    mapPages(open, boards),
    recordParts(setUp),
    sheetPart(open),
    ...(truth === null ? [] : [secretParts(truth)]),
  ];
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${words(title)}</title><style>${PAGE_STYLE}</style></head><body>${body.join('\n')}</body></html>\n`
  );
}
