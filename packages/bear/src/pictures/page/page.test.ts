import { describe, expect, inject, test } from 'vitest';
import { unitOf } from '../../model/battle/battle.ts';
import { explainCaps, unitLabel } from '../../words/mission/forces.ts';
import { printSetUp } from '../../words/mission/set-up-text.ts';
import { NATIONS } from '../../words/units.ts';
import type { Seen } from '../../model/battle/state.ts';
import { drafted, type DraftedBattle } from '../../testing/drafted.ts';
import { words } from './html.ts';
import { setUpPage } from './page.ts';
import { NONE, playerId, type UnitId } from '../../model/ids.ts';

const SOLO = { capsLess: 0, commandCardsOut: 0 };

describe.each([
  ['two players', { guideline: 2 }],
  ['two boards', { guideline: 4 }],
  ['four players', { guideline: 8 }],
  ['one against the AI', { guideline: 5, solo: SOLO }],
])('the page of a battle for %s', (_who, draft) => {
  const { open, truth } = drafted(draft, 'page', 'captain');
  const page = setUpPage({ open, truth, seed: 'page' });

  test('is one whole document, with every unit, every half and every board on it', () => {
    expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    for (const unit of open.view.roster) expect(page).toContain(words(unitLabel(open, unit)));
    const cards = (open.view.draft?.plays ?? []).filter(({ deck }) => deck === 'card');
    for (const { card } of cards) expect(page).toContain(words(open.pack.generatorCards[card]?.name ?? '?'));
    const boards = 'boards' in open.view.terms.map ? open.view.terms.map.boards.length : 0;
    expect(page.split('class="map"').length - 1).toBe(boards > 1 ? boards + 1 : 1);
  });

  test('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<link|src=|url\(http|@import/);
  });
});

test('G5.3c G5.4a the sheet of the AI has its tiles, its track to the end, its deck and its cup', () => {
  const { open } = drafted({ guideline: 5, solo: SOLO }, 'sheet', 'captain');
  const page = setUpPage({ open, truth: null, seed: '' });
  const { draft, terms } = open.view;
  for (const tile of draft?.ai?.tiles ?? [])
    expect(page).toContain(`Tile ${String(open.pack.aiTiles[tile]?.number).padStart(2, '0')}`);
  expect(page.split(/class="space[ "]/).length - 1).toBe(terms.solo?.length);
  expect(page).toContain('<dt>Order deck</dt><dd>cards ');
  expect(page).toContain('Solo Mission Sheet: ');
});

test('B10.0 where hidden units stand is on a sheet for their side alone', () => {
  const { open, truth } = withHidden();
  const unit = truth.view.roster.find((each) => unitOf(truth, each).hidden) ?? NONE;
  const at = truth.map.names[unitOf(truth, unit).at] ?? '';
  const secret = `${at}: ${unitLabel(truth, unit)}`;
  const page = setUpPage({ open, truth, seed: '' });
  expect(page).toContain(secret);
  expect(page.indexOf(secret)).toBeGreaterThan(page.indexOf('side alone'));
  expect(setUpPage({ open, truth: null, seed: '' })).not.toContain(secret);
});

/** The first battle in which somebody hides. */
function withHidden(): DraftedBattle {
  for (let place = 0; place < 200; place++) {
    const battle = drafted({ guideline: 2 }, `hidden ${place}`);
    if (battle.truth.view.roster.some((unit) => unitOf(battle.truth, unit).hidden)) return battle;
  }
  throw new Error('nobody hid');
}

const PAPERS = 24 * inject('samples');

describe('a solo mission on paper can be played without the app', () => {
  const all = Array.from({ length: PAPERS }, (_each, place) => {
    const solo = { capsLess: place % 3, commandCardsOut: 0 };
    const { open } = drafted({ guideline: place % 2 === 0 ? 5 : 2, solo }, `paper ${place}`);
    const page = setUpPage({ open, truth: null, seed: '' });
    return { open, page: page.replaceAll(/<svg[\s\S]*?<\/svg>/g, ''), text: words(printSetUp(open).join('\n')) };
  });

  /** In how many missions it is told, both on the page and in the text. */
  const told = (wanted: (open: Seen) => readonly string[]): number => {
    const asked = all.filter(({ open }) => wanted(open).length > 0);
    for (const { open, page, text } of asked)
      for (const each of wanted(open)) {
        expect(page).toContain(words(each));
        expect(text).toContain(words(each));
      }
    return asked.length;
  };

  test('S4.1.4 the Mission Objectives of the AI: your Control Markers, and every other one', () => {
    expect(told(() => ['every Control Marker of yours ('])).toBe(PAPERS);
    const others = ({ view }: Seen): number => view.terms.solo?.objectives.length ?? 0;
    for (const { open, text } of all) {
      const [, line = ''] = /Mission Objectives: (.*)/.exec(text) ?? [];
      expect(line.split('; ')).toHaveLength(1 + others(open));
    }
    expect(all.filter(({ open }) => others(open) > 0).length).toBeGreaterThan(PAPERS / 6);
  });

  test('G6.2e who has the Molotov, and when it is thrown', () => {
    const carrier = ({ view }: Seen): UnitId => view.terms.solo?.generated?.molotov ?? NONE;
    const count = told((open) =>
      carrier(open) === NONE
        ? []
        : [
            `${unitLabel(open, carrier(open))} carries it and throws it in close combat`,
            'only while it is spent itself',
          ],
    );
    expect(count).toBeGreaterThan(0);
  });

  test('G5.5b R-139 where each tile leaps', () => {
    const paths = ({ view }: Seen): string[] =>
      (view.terms.solo?.generated?.tiles ?? []).map(
        ({ path }) => `Leaps from ${path[0]} to ${path.slice(1).join(', ')}`,
      );
    expect(told(paths)).toBeGreaterThan(PAPERS / 12);
  });

  test('R-179 whose a mine is', () => {
    const mines = ({ view, map }: Seen): string[] =>
      view.markers.flatMap(({ kind, at, side }) =>
        kind === 'mine' && side !== null ? [`${map.names[at]}: ${NATIONS[side]} mine`] : [],
      );
    expect(told(mines)).toBeGreaterThan(0);
  });

  test('G3.2.1 what every destroyed unit scores', () => {
    expect(told(() => ['1 VP at once for each enemy unit destroyed'])).toBe(PAPERS);
  });

  test('G4.0c G3.4 G6.3 where CAPs come from: the parts add up to what the player starts with', () => {
    const why = (open: Seen): string[] =>
      open.view.players.flatMap((_player, place) => explainCaps(open, playerId(place)).split('; ').filter(Boolean));
    expect(told(why)).toBeGreaterThan(PAPERS / 2);
    const wrong = all.flatMap(({ open }) =>
      open.view.players.flatMap(({ start }, place) => {
        const text = explainCaps(open, playerId(place));
        const sum = (text.match(/[+-]?\d+/g) ?? []).reduce((so, part) => so + Number(part), 0);
        return text === '' || sum === start ? [] : [`${text}: ${start}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(all.filter(({ text }) => text.includes('+2 for the fewest units')).length).toBeGreaterThan(PAPERS / 12);
  });
});
