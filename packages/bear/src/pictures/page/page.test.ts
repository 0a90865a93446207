import { describe, expect, test } from 'vitest';
import { unitOf } from '../../model/battle/battle.ts';
import { unitLabel } from '../../words/mission/forces.ts';
import { drafted } from '../../testing/drafted.ts';
import { words } from './html.ts';
import { setUpPage } from './page.ts';
import { NONE } from '../../model/ids.ts';

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
  expect(page).toContain('Order deck: cards');
  expect(page).toContain('Solo Mission Sheet: ');
});

test('B10.0 where hidden units stand is on a sheet for their side alone', () => {
  const hidden = Array.from({ length: 200 }, (_each, place) => drafted({ guideline: 2 }, `hidden ${place}`)).find(
    ({ truth }) => truth.view.roster.some((unit) => unitOf(truth, unit).hidden),
  );
  if (hidden === undefined) throw new Error('nobody hid');
  const { open, truth } = hidden;
  const unit = truth.view.roster.find((each) => unitOf(truth, each).hidden) ?? NONE;
  const at = truth.map.names[unitOf(truth, unit).at] ?? '';
  const secret = `${at}: ${unitLabel(truth, unit)}`;
  const page = setUpPage({ open, truth, seed: '' });
  expect(page).toContain(secret);
  expect(page.indexOf(secret)).toBeGreaterThan(page.indexOf('side alone'));
  expect(setUpPage({ open, truth: null, seed: '' })).not.toContain(secret);
});
