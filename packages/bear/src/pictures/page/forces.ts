import type { Seen } from '../../model/battle/state.ts';
import type { SetUp } from '../../words/set-up.ts';
import type { Force } from '../../words/set-up-forces.ts';
import { counterRow } from './counters.ts';
import { html, list, words } from './html.ts';

/** What each player has, as counters: on the map, and to come. */
export function forceParts(seen: Seen, { forces }: SetUp): string {
  return forces.map((force) => forcePart(seen, force)).join('');
}

function forcePart(seen: Seen, { name, caps, means, groups, weapons }: Force): string {
  return html(
    'section',
    '',
    html('h2', '', words(name)),
    html('p', 'figures', words(means.charAt(0).toUpperCase() + means.slice(1))),
    boxes(Array.from({ length: caps }, (_cap, place) => ({ title: String(place + 1), text: '' }))),
    ...groups.map(({ title, units }) => html('h3', '', words(title)) + counterRow(seen, units)),
    ...(weapons.length === 0 ? [] : [html('h3', '', 'Weapon Cards'), list('', weapons)]),
  );
}

/** The Round Track, with who comes in when. */
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
