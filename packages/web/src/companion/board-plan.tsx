import type { GridPlace } from '@sandtable/hex';
import type { CompanionBoard, LaidBoard } from '../face/companion.ts';
import { BoardImage } from '../scene/board-image.tsx';
import { Button } from '../ui/buttons.tsx';
import { freeSpots, type Laid, nextSpot } from './laying.ts';

export interface PlanState {
  readonly laid: Laid;
  /** Where the next board was asked to go; null: beside the last one. */
  readonly spot: GridPlace | null;
  /** The laid board that was tapped; -1 for none. */
  readonly chosen: number;
}

interface BoardPlanProps {
  readonly plan: PlanState;
  readonly boards: readonly CompanionBoard[];
  readonly onChange: (next: Partial<PlanState>) => void;
}

/** The table seen from above: what lies there, turned or not, and where one more can go. */
export function BoardPlan({ plan: { laid, spot, chosen }, boards, onChange }: BoardPlanProps) {
  if (laid.length === 0) return <p className="hand-text">Tap your boards in the order they lie, from left to right.</p>;
  const spots = freeSpots(laid);
  const next = nextSpot(laid, spot);
  const columns = [...laid.map(({ at }) => at[0]), ...spots.map(([gx]) => gx)];
  const left = Math.min(...columns);
  const placeOf = ([gx, gy]: GridPlace) => ({ gridColumn: gx - left + 1, gridRow: gy + 1 });
  const boardOf = (lying: LaidBoard): CompanionBoard | undefined =>
    boards.find(({ box, id }) => box === lying.box && id === lying.id);
  const one = laid[chosen];
  const goTo = (at: GridPlace): void =>
    one === undefined
      ? onChange({ spot: at })
      : onChange({ laid: laid.map((each) => (each === one ? { ...one, at } : each)), spot: null });
  return (
    <>
      <div
        className="hand-plan"
        role="group"
        aria-label="Your table"
        style={{ gridTemplateColumns: `repeat(${Math.max(...columns) - left + 1}, minmax(2.75rem, 6.5rem))` }}
      >
        {laid.map((lying, place) => {
          const board = boardOf(lying);
          return board === undefined ? null : (
            <button
              key={board.key}
              type="button"
              className="hand-board"
              style={placeOf(lying.at)}
              aria-pressed={place === chosen}
              aria-label={`${board.name}${lying.turned ? ', turned' : ''}`}
              data-turned={lying.turned || undefined}
              onClick={() => onChange({ chosen: place === chosen ? -1 : place })}
            >
              <BoardImage board={board} place={place} />
              <span>{board.name}</span>
            </button>
          );
        })}
        {spots.map((at) => (
          <button
            key={at.join(' ')}
            type="button"
            className="hand-spot"
            style={placeOf(at)}
            aria-pressed={at.join() === next.join()}
            aria-label={`Row ${at[1] + 1}, place ${at[0] - left + 1}`}
            onClick={() => goTo(at)}
          >
            +
          </button>
        ))}
      </div>
      <div className="hand-buttons hand-plan-foot">
        {one === undefined ? (
          <p className="hand-text">The next board goes to the + in color. Tap a board to turn or move it.</p>
        ) : (
          <>
            <Button
              data-does="turn"
              onClick={() =>
                onChange({ laid: laid.map((each) => (each === one ? { ...one, turned: !one.turned } : each)) })
              }
            >
              Turn {boardOf(one)?.name}
            </Button>
            <Button onClick={() => onChange({ laid: laid.filter((each) => each !== one), spot: null })}>
              Take it away
            </Button>
          </>
        )}
      </div>
    </>
  );
}
