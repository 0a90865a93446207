import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** How far each key moves; Home and End go to the first and last tab. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs after the ARIA pattern: one tab is in the tab order, arrow keys go round, and focus selects. Our own, because a
 * library's tabs measure the page when they open, to wait for animations that these do not have.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = nextPlace(
      event.key,
      buttons.findIndex((each) => each === document.activeElement),
      buttons.length,
    );
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" tabIndex={-1} className="tabs-list" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className="tab"
            aria-selected={id === value}
            aria-controls={`${base}-panel-${id}`}
            data-state={stateOf(id, value)}
            tabIndex={id === value ? 0 : -1}
            // Only the main mouse button selects.
            onMouseDown={(event) => void (event.button !== 0 && event.preventDefault())}
            onClick={() => onChange(id)}
            onFocus={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          className="tab-content"
          aria-labelledby={`${base}-tab-${id}`}
          data-state={stateOf(id, value)}
          hidden={id !== value}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
          tabIndex={0}
          data-scrolls
        >
          {id === value ? content : null}
        </div>
      ))}
    </div>
  );
}

function stateOf(id: string, value: string): 'active' | 'inactive' {
  return id === value ? 'active' : 'inactive';
}

/** The place to which a key moves the focus among `count` tabs; null for no move. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (place < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (place + step + count) % count;
}
