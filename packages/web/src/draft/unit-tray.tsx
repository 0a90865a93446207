import type { Entry } from '../face/choice.ts';
import type { Position } from '../face/position.ts';
import { askedAfresh } from '../match/asked.ts';
import { useAsked, usePlay, usePlayStore } from '../match/play-context.tsx';
import { say } from '../match/saying-actions.ts';
import { CounterView } from '../scene/counter-view.tsx';

/** Counters that are to be placed and lie nowhere yet: beside the map, each to be picked up. */
export function UnitTray() {
  const store = usePlayStore();
  const afresh = usePlay(askedAfresh);
  const asked = useAsked();
  if (afresh === null || asked === null) return null;
  const { position } = afresh.saying;
  const waiting = [...afresh.clickables.units].filter(([unit]) => position.hexOfUnit(unit) === -1);
  if (waiting.length === 0) return null;
  return (
    <section className="unit-tray" aria-label="Units to place">
      {waiting.map(([unit, entries]) => (
        <TrayCounter
          key={unit}
          position={position}
          unit={unit}
          entry={entries[0]}
          isChosen={asked.saying.words[0] === position.unitWord(unit)}
          onChoose={(entry) => say(store, entry.words)}
        />
      ))}
    </section>
  );
}

interface TrayCounterProps {
  readonly position: Position;
  readonly unit: number;
  readonly entry: Entry | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (entry: Entry) => void;
}

function TrayCounter({ position, unit, entry, isChosen, onChoose }: TrayCounterProps) {
  if (entry === undefined) return null;
  return (
    <button
      type="button"
      className="tray-counter"
      aria-pressed={isChosen}
      data-say={entry.words.join(' ')}
      title={entry.label}
      onClick={() => onChoose(entry)}
    >
      <CounterView piece={position.piece(unit)} size={52} detail="short" />
      <span>{entry.label}</span>
    </button>
  );
}
