import { type KeyboardEvent, useEffect, useRef } from 'react';
import { menuUnitIn } from '../match/modes.ts';
import { useOpenSentence, usePlay, usePlayStore } from '../match/play-context.tsx';
import { rowAfter, rowsIn } from '../ui/menu-keys.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { Anchored } from './anchored.tsx';
import {
  closeMenu,
  type CounterMenu as Model,
  type MenuOrder,
  menuOf,
  openMenu,
  takeOrder,
} from './counter-menu-model.ts';
import { focusMap } from './popover.tsx';
import './counter-menu.css';

/** The orders of a counter, at the counter: the same as in the panel. */
export function CounterMenu() {
  const asked = useOpenSentence();
  const seat = usePlay(({ moment }) => moment.seat);
  const unit = usePlay(menuUnitIn);
  const menu = menuOf(asked, seat, unit);
  return menu === null ? null : (
    <Anchored hex={menu.hex}>
      <MenuCard key={menu.unit} menu={menu} />
    </Anchored>
  );
}

function MenuCard({ menu: { name, hex, orders, others } }: { readonly menu: Model }) {
  const store = usePlayStore();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = rowsIn(card.current);
    (rows.find((row) => row.ariaDisabled !== 'true') ?? rows[0])?.focus();
    const close = (): void => {
      closeMenu(store);
      focusMap();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const down = (event: PointerEvent): void => {
      if (event.target instanceof Node && card.current?.contains(event.target) === true) return;
      closeMenu(store);
      // A press on the map that closes the menu does nothing else; the other button goes on to the next counter.
      const isOnMap = event.target instanceof Element && event.target.closest('.map') !== null;
      if (isOnMap && event.button === 0) event.stopPropagation();
    };
    const escape = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', down, options);
    document.addEventListener('keydown', escape, options);
    return () => listening.abort();
  }, [store]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = rowAfter(event.key, rowsIn(card.current));
    if (event.key === 'Tab') {
      closeMenu(store);
      focusMap();
    } else if (to === undefined) return;
    to?.focus();
    event.preventDefault();
  };
  return (
    <div ref={card} className="counter-menu" data-testid="counter-menu">
      <p className="counter-menu-name" aria-hidden="true">
        <b>{name}</b> {hex}
      </p>
      <div role="menu" tabIndex={-1} aria-label={`Orders for ${name} in ${hex}`} onKeyDown={onKeyDown}>
        <div role="group">
          {orders.map((order) => (
            <OrderRow key={order.deed.place} order={order} />
          ))}
        </div>
        {others.length === 0 ? null : (
          <div role="group" aria-label="In the same hex">
            {others.map((other) => (
              <button
                key={other.unit}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => openMenu(store, other.unit, -1)}
              >
                {other.name}
                <small aria-hidden="true">›</small>
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function OrderRow({ order: { deed, price } }: { readonly order: MenuOrder }) {
  const store = usePlayStore();
  const { label, words, bar, lines } = deed;
  const does = words.join(' ');
  const why = lines.map(({ text, rule }) => `${text} (${rule})`).join('; ');
  if (bar !== null)
    return (
      <Tooltip text={why}>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled="true"
          data-why={`${label}: ${why}`}
          data-does={does}
        >
          {label}
          <small>{bar}</small>
        </button>
      </Tooltip>
    );
  const take = (): void => {
    takeOrder(store, deed);
    focusMap();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} data-say={does} data-does={does} onClick={take}>
      {label}
      <small>{price}</small>
    </button>
  );
}
