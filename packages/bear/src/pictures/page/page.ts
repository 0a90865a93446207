import { counterOf, unitOf } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { type Side, SIDES } from '../../model/pack/unit-type.ts';
import { explainMarker } from '../../words/map-words.ts';
import { unitLabel } from '../../words/mission/forces.ts';
import type { RecordCard, RecordText } from '../../words/mission/records.ts';
import { type SetUp, setUpOf } from '../../words/mission/set-up.ts';
import { NATIONS } from '../../words/units.ts';
import { forceParts, roundTrack } from './forces.ts';
import { html, list, PAGE_STYLE, terms, words } from './html.ts';
import { mapPages } from './maps.ts';
import { sheetPart } from './sheet.ts';
import type { HexId } from '../../model/ids.ts';

export interface PageSource {
  readonly open: Seen;
  /** The battle including hidden things, for the sheets only one side sees; null: do not print those. */
  readonly truth: Seen | null;
  /** The seed that generates it again; '' if none. */
  readonly seed: string;
}

/** A generated battle as a page to print and play at a table: one self-contained HTML document. */
export function setUpPage({ open, truth, seed }: PageSource): string {
  const setUp = setUpOf(open);
  const { title, boards, facts, laid } = setUp;
  const body = [
    html('h1', '', words(title)),
    ...(seed === '' ? [] : [html('p', 'seed', words(`Seed ${seed}`))]),
    html('dl', '', ...facts.flatMap(({ label, text }) => terms(label, text))),
    roundTrack(open, setUp),
    forceParts(open, setUp),
    ...(laid.length === 0 ? [] : [html('h2', '', 'Markers'), list('', laid)]),
    // Everything on portrait paper first; what does not fit on a page continues on the next.
    recordParts(setUp),
    sheetPart(open),
    mapPages(open, boards),
    ...(truth === null ? [] : [secretParts(truth)]),
  ];
  return (
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${words(title)}</title><style>${PAGE_STYLE}</style></head><body>${body.join('\n')}</body></html>\n`
  );
}

const SIDE_LABELS = { german: 'German Record Board', soviet: 'Soviet Record Board' } as const;

/** G1.1 */
function recordParts({ records }: SetUp): string {
  return html(
    'section',
    '',
    html('h2', '', 'What scores, and what holds'),
    html('div', 'columns', ...records.map(recordPart)),
  );
}

function recordPart({ side, sections }: RecordText): string {
  return html(
    'div',
    '',
    html('h3', '', SIDE_LABELS[side]),
    ...sections.map(({ title, cards }) => html('h3', '', words(title)) + cards.map(cardPart).join('')),
  );
}

function cardPart({ number, name, half, by, text, notes }: RecordCard): string {
  const title = [number, name].filter((part) => part !== '').join(' ');
  const aside = [half, by].filter((part) => part !== '').join(', ');
  return html(
    'article',
    'card',
    html('h4', '', words(title), html('span', '', words(aside))),
    ...text.map((line) => html('p', '', words(line))),
    ...notes.map((note) => html('p', 'note', words(note))),
  );
}

/** B10.0: secrets: a sheet for each side with something to hide. */
function secretParts(truth: Seen): string {
  return SIDES.map((side) => {
    const lines = hiddenOf(truth, side);
    if (lines.length === 0) return '';
    const title = `For the ${NATIONS[side]} side alone`;
    return html('section', 'part', html('h2', '', words(title)), list('', lines));
  }).join('');
}

function hiddenOf(truth: Seen, side: Side): string[] {
  const { view, map } = truth;
  const name = (hex: HexId): string => map.names[hex] ?? '?';
  const units = view.roster.filter((unit) => unitOf(truth, unit).hidden && counterOf(truth, unit).side === side);
  return [
    ...units.map((unit) => `${name(unitOf(truth, unit).at)}: ${unitLabel(truth, unit)}, hidden`),
    ...view.markers
      .filter((marker) => marker.hidden && marker.side === side)
      .map((marker) => `${name(marker.at)}: ${explainMarker(marker)}`),
  ];
}
