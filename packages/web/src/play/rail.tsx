import { type PointerEvent, useEffect, useRef } from 'react';
import { whyIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Tab } from '../match/play-state.ts';
import { Button } from '../ui/buttons.tsx';
import { Sign } from '../ui/text.tsx';
import { type ListedPanel, usePanelList } from './panel-list.tsx';
import './rail.css';

/** Outlines for a box of 24 by 24. */
const SIGNS: Readonly<Record<Exclude<Tab, 'inspect'>, string>> = {
  since: 'M12 4A8 8 0 1 1 4 12M12 8V12L15 14',
  units: 'M4 8H16V20H4ZM8 8V4H20V16H16',
  cards: 'M4 7.5 12 5 16 18.5 8 21ZM14 4H20V17',
  reference: 'M4 4H20V20H4ZM9 16 12 8 15 16M10 13.5H14',
  log: 'M4 6H5M9 6H20M4 12H5M9 12H20M4 18H5M9 18H20',
  mission: 'M5 21V4H19L16 8.5 19 13H5',
  talk: 'M4 5H20V16H12L7 20V16H4Z',
};

/** On a phone on its side, the other panels are a rail of signs; each opens as a drawer over the map. */
export function Rail() {
  const store = usePlayStore();
  const panels = usePanelList('low');
  const open = usePlay((state) => (state.stop === 'peek' || whyIn(state) !== null ? null : state.tab));
  const close = (): void => store.setState({ stop: 'peek' });
  const shown = panels.find(({ id }) => id === open && id !== 'inspect');
  return (
    <>
      <nav className="rail" aria-label="Panels">
        {panels.map(({ id, label, count }) =>
          id === 'inspect' ? null : (
            <button
              key={id}
              type="button"
              id={`rail-tab-${id}`}
              aria-expanded={id === shown?.id}
              aria-controls="drawer"
              onClick={() => (id === shown?.id ? close() : store.setState({ tab: id, stop: 'half' }))}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={SIGNS[id]} />
              </svg>
              {label}
              {count === 0 ? null : <b>{count}</b>}
            </button>
          ),
        )}
      </nav>
      {shown === undefined ? null : <Drawer key={shown.id} panel={shown} onClose={close} />}
    </>
  );
}

/** A movement shorter than this, in pixels, is no swipe. */
const SWIPE = 48;

interface DrawerProps {
  readonly panel: ListedPanel;
  readonly onClose: () => void;
}

/** Over the map. The column beside it stays usable. */
function Drawer({ panel: { id, label, content }, onClose }: DrawerProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('[role="dialog"], [role="menu"], [role="tooltip"]')) return;
      // Before the table's own keys, so that Escape does not also take back an order.
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
  const swipe = ({ clientX, clientY }: PointerEvent): void => {
    const by = from.current === null ? 0 : clientX - from.current.x;
    if (by < SWIPE || Math.abs(clientY - (from.current?.y ?? 0)) > by / 2) return;
    from.current = null;
    onClose();
  };
  return (
    <section
      id="drawer"
      className="drawer"
      aria-label={label}
      onPointerDown={({ clientX: x, clientY: y }) => (from.current = { x, y })}
      onPointerMove={swipe}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
    >
      <header>
        <h2>{label}</h2>
        <Button
          tone="plain"
          aria-label="Close"
          onClick={() => {
            document.getElementById(`rail-tab-${id}`)?.focus();
            onClose();
          }}
        >
          <Sign of="close" />
        </Button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it */}
      <div className="drawer-body" tabIndex={0} data-scrolls>
        {content}
      </div>
    </section>
  );
}
