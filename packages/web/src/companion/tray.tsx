import type { TrayItem } from '../face/companion.ts';
import { CounterView } from '../scene/counter-view.tsx';

interface TrayProps {
  readonly items: readonly TrayItem[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/**
 * The counters in the box, by type. The tapped one stays selected for the next hex; a type with none left is pale with
 * a check mark.
 */
export function Tray({ items, chosen, onChoose }: TrayProps) {
  return (
    <div className="hand-tray" role="group" aria-label="Counters" tabIndex={0} data-scrolls>
      {items.map(({ key, name, piece, left, placed }) => (
        <button
          key={key}
          type="button"
          className="hand-item"
          aria-pressed={key === chosen}
          aria-label={`${name}${placed === 0 ? '' : `, ${placed} on the map`}${left === null ? '' : `, ${left} left`}`}
          data-set={left === 0 || undefined}
          disabled={left === 0}
          onClick={() => onChoose(key === chosen ? '' : key)}
        >
          {piece === null ? <span>{name}</span> : <CounterView piece={piece} size={44} detail="full" />}
          {placed === 0 ? null : <i aria-hidden="true">{placed}</i>}
        </button>
      ))}
    </div>
  );
}
