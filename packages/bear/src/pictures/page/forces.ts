import { drawCounter, FONTS, PAPER } from '@sandtable/board';
import { counted } from '@sandtable/kernel';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import type { Force } from '../../words/mission/forces.ts';
import type { SetUp } from '../../words/mission/set-up.ts';
import { pieceOf } from '../pieces.ts';
import { html, list, words } from './html.ts';

export function forceParts(seen: Seen, { forces }: SetUp): string {
  return forces.map((force) => forcePart(seen, force)).join('');
}

function forcePart(seen: Seen, { name, caps, means, capsWhy, groups, weapons }: Force): string {
  return html(
    'section',
    '',
    html('h2', '', words(name)),
    html('p', 'figures', words(means.charAt(0).toUpperCase() + means.slice(1))),
    ...(capsWhy === '' ? [] : [html('p', '', words(`${counted(caps, 'CAP')}: ${capsWhy}.`))]),
    boxes(Array.from({ length: caps }, (_cap, place) => ({ title: String(place + 1), text: '' }))),
    ...groups.map(({ title, units }) => html('h3', '', words(title)) + counterRow(seen, units)),
    ...(weapons.length === 0 ? [] : [html('h3', '', 'Weapon Cards'), list('', weapons)]),
  );
}

/** The Round Track, showing which units enter when. */
export function roundTrack({ view: { terms } }: Seen, { forces }: SetUp): string {
  const rounds = Array.from({ length: terms.rounds }, (_round, place) => place + 1);
  const entering = (round: number): string =>
    forces
      .map(({ name, groups }) => ({
        name,
        units: groups.flatMap((group) => (group.round === round ? group.units : [])),
      }))
      .flatMap(({ name, units }) => (units.length === 0 ? [] : [`${units.length} ${name}`]))
      .join(', ');
  return (
    html('h3', '', 'Round Track') +
    boxes(
      rounds.map((round) => {
        const text = entering(round);
        return { title: `Round ${round}`, text: text === '' ? '' : `Enter: ${text}` };
      }),
    )
  );
}

interface Square {
  readonly title: string;
  readonly text: string;
}

function boxes(squares: readonly Square[]): string {
  return html(
    'div',
    'boxes',
    ...squares.map(({ title, text }) => html('div', 'box', html('b', '', words(title)), words(text))),
  );
}

/** A counter with all figures and its number, to look at or cut out. */
function counterPicture(seen: Seen, unit: UnitId): string {
  const picture = drawCounter(pieceOf(seen, unit, NONE), PAPER, 'close');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 109 111" font-family="${words(FONTS)}">${picture}</svg>`;
}

interface LabelledUnit {
  readonly unit: UnitId;
  readonly name: string;
  readonly place: string;
}

function counterRow(seen: Seen, units: readonly LabelledUnit[]): string {
  return html(
    'div',
    'counters',
    ...units.map(({ unit, name, place }) =>
      html('div', 'counter', counterPicture(seen, unit), html('b', '', words(name)), words(place)),
    ),
  );
}
