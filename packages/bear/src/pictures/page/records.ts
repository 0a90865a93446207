import type { SetUp } from '../../words/mission/set-up.ts';
import type { RecordCard, RecordText } from '../../words/mission/records.ts';
import { html, words } from './html.ts';

const SIDE_LABELS = { german: 'German Record Board', soviet: 'Soviet Record Board' } as const;

/** G1.1: both Record Boards: what scores, what came, and what holds. */
export function recordParts({ records }: SetUp): string {
  return html(
    'section',
    'part',
    html('h2', '', 'What scores, and what holds'),
    html('p', '', 'Both sides: 1 VP at once for each enemy unit destroyed (G3.2.1). All else is on the Record Boards.'),
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
