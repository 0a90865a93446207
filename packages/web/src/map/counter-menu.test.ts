import { expect, test } from 'vitest';
import { menuUnitIn } from '../match/modes.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import type { PlayStore } from '../match/play-store.ts';
import { pressOn, sayNothing, tellUnit } from '../match/saying-actions.ts';
import { ordersOf } from '../match/unit-orders.ts';
import { bearAtTurn, limanowaAtTurn } from '../testing/at-turn.ts';
import { type CounterMenu, menuOf, openMenu, takeOrder } from './counter-menu-model.ts';

const GAMES = [
  ['1941', bearAtTurn],
  ['1914', limanowaAtTurn],
] as const;

function menuIn(store: PlayStore): CounterMenu | null {
  const state = store.getState();
  return menuOf(openSentenceOf(state), state.moment.seat, menuUnitIn(state));
}

function ownUnits(store: PlayStore): number[] {
  const { position, seat } = store.getState().moment;
  return position.unitsOf(seat).flatMap(({ rows }) => rows.map(({ unit }) => unit));
}

function said(store: PlayStore): unknown {
  const { stage } = store.getState();
  return stage.kind === 'saying' ? [stage.words, stage.later] : stage.kind;
}

test.each(GAMES)('the orders at a counter are those of the panel, and say the same: %s', (_, atTurn) => {
  const store = atTurn();
  const { position } = store.getState().moment;
  let [open, barred] = [0, 0];
  for (const unit of ownUnits(store)) {
    openMenu(store, unit, -1);
    const menu = menuIn(store);
    expect(menu?.orders.map(({ deed }) => deed) ?? []).toEqual(ordersOf(position, unit));
    for (const { deed } of menu?.orders ?? []) {
      if (deed.bar !== null) {
        barred += Number(deed.lines.length > 0);
        continue;
      }
      open += 1;
      openMenu(store, unit, -1);
      takeOrder(store, deed);
      const here = said(store);
      expect(menuIn(store)).toBeNull();
      sayNothing(store);
      pressOn(store, { unit });
      tellUnit(store, deed.words);
      expect(said(store)).toEqual(here);
      sayNothing(store);
    }
  }
  expect(open).toBeGreaterThan(3);
  expect(barred).toBeGreaterThan(0);
});

test.each(GAMES)(
  'by key the menu of a hex is that of a unit of one’s own in it, and nobody else has one: %s',
  (_, atTurn) => {
    const store = atTurn();
    const { position, seat } = store.getState().moment;
    const own = new Set(ownUnits(store));
    for (const { id, at } of position.pieces(-1)) {
      store.setState({ menu: null });
      const unit = position.unitNamed(id);
      openMenu(store, unit, -1);
      if (own.has(unit)) continue;
      expect(menuIn(store)).toBeNull();
      openMenu(store, -1, position.hexNamed(at));
      expect(own.has(menuIn(store)?.unit ?? -1)).toBe(position.hexesOf(seat).includes(at));
    }
  },
);

test('a menu shows what its orders cost, and the other units in the hex', () => {
  const store = bearAtTurn();
  const { position } = store.getState().moment;
  const prices: string[] = [];
  for (const unit of ownUnits(store)) {
    openMenu(store, unit, -1);
    const menu = menuIn(store);
    prices.push(
      ...(menu?.orders.flatMap(({ deed: { bar, words }, price }) => (bar === null ? [`${words[1]} ${price}`] : [])) ??
        []),
    );
    for (const other of menu?.others ?? []) expect(position.hexOfUnit(other.unit)).toBe(position.hexOfUnit(unit));
  }
  expect([...new Set(prices)].sort()).toEqual([
    'dig 7 AP',
    'fire 2 AP',
    'fire 3 AP',
    'hide 7 AP',
    'move ',
    'pivot 1 AP',
    'stall 1 AP',
  ]);
});
