import { PROCEDURE_SEAT } from '@sandtable/session';
import { useState } from 'react';
import type { CompanionBoard, CompanionBox, CompanionStart } from '../face/companion.ts';
import type { TablePlan } from '../link/protocol.ts';
import { YOU } from '../link/seating.ts';
import { freshSeed } from '../link/seed.ts';
import { BoardImage } from '../scene/board-image.tsx';
import { Button } from '../ui/buttons.tsx';
import { Choice } from '../ui/choice.tsx';
import { BoardPlan, type PlanState } from './board-plan.tsx';
import { boxWith, fromCorner, holds, isWhole, nextSpot } from './laying.ts';

interface OwnBoardsProps {
  readonly start: CompanionStart;
  readonly onBegin: (plan: TablePlan) => void;
}

const EMPTY: PlanState = { laid: [], spot: null, chosen: -1 };

/** The boards of a real table, tapped one after another as they lie there: ours, and those of the packs of this browser. */
export function OwnBoards({ start: { boxes, sides, seatOf }, onBegin }: OwnBoardsProps) {
  const [ai, setAi] = useState(sides.at(-1)?.id ?? '');
  const [key, setKey] = useState('');
  const [plan, setPlan] = useState(EMPTY);
  const [refusal, setRefusal] = useState('');
  const box = boxes.find((each) => each.key === key) ?? boxes[0];
  if (box === undefined) return null;
  const { laid } = plan;

  const change = (next: Partial<PlanState>): void => {
    setRefusal('');
    setPlan({ ...plan, chosen: -1, ...next });
  };
  const tap = (board: CompanionBoard): void => {
    if (laid.some((each) => isSame(each, board)))
      return change({ laid: laid.filter((each) => !isSame(each, board)), spot: null });
    const found = boxWith(boxes, { laid, box }, board);
    if ('reason' in found) return setRefusal(found.reason);
    setKey(found.box.key);
    const lying = { box: board.box, id: board.id, at: nextSpot(laid, plan.spot), turned: false };
    change({ laid: [...laid, lying], spot: null });
  };
  const takeCounters = (wanted: string): void => {
    const other = boxes.find((each) => each.key === wanted) ?? box;
    if (!holds(other, laid))
      return setRefusal(`The boards that lie there are not in ${other.name}. Take them away first.`);
    setRefusal('');
    setKey(other.key);
  };
  const begin = (): void => {
    const options = box.optionsOf(fromCorner(laid), ai);
    const problems = box.refusalOf(options);
    if (problems !== '') return setRefusal(`These boards cannot be laid: ${problems}.`);
    const seats = { [seatOf(ai)]: { kind: 'person', name: YOU }, [PROCEDURE_SEAT]: { kind: 'procedure' } } as const;
    onBegin({ options, seats, seed: freshSeed() });
  };
  const all = boxes.flatMap(({ boards }) => boards);
  return (
    <>
      <Choice
        label="The AI plays"
        values={sides.map(({ id }) => id)}
        labels={Object.fromEntries(sides.map(({ id, name }) => [id, `AI: ${name}`]))}
        value={ai}
        onChange={setAi}
      />
      {boxes.length < 2 ? null : (
        <label>
          <span>Counters and cards of </span>
          <select className="field" value={box.key} onChange={({ target }) => takeCounters(target.value)}>
            {boxes.map((each) => (
              <option key={each.key} value={each.key}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <BoardPlan plan={plan} boards={all} onChange={change} />
      <p className="hand-refusal" role="alert">
        {refusal}
      </p>
      {ownFirst(boxes).map((each) =>
        each.boards.length === 0 ? null : (
          <BoardList
            key={each.key}
            box={each}
            heading={boxes.length < 2 ? null : each.name}
            isLaid={(board) => laid.some((lying) => isSame(lying, board))}
            isOff={(board) => 'reason' in boxWith(boxes, { laid, box }, board)}
            onTap={tap}
          />
        ),
      )}
      <div className="hand-lay">
        <Button tone="main" className="hand-main" disabled={!isWhole(laid)} onClick={begin}>
          {laid.length === 0
            ? 'Tap your boards'
            : isWhole(laid)
              ? 'Lay them: set up the counters'
              : 'Each board must touch another along an edge'}
        </Button>
      </div>
    </>
  );
}

/** Whoever has packs looks for them: ours are below. */
function ownFirst(boxes: readonly CompanionBox[]): readonly CompanionBox[] {
  return boxes.toSorted((a, b) => Number(a.key === '') - Number(b.key === ''));
}

function isSame(one: Pick<CompanionBoard, 'box' | 'id'>, other: Pick<CompanionBoard, 'box' | 'id'>): boolean {
  return one.box === other.box && one.id === other.id;
}

interface BoardListProps {
  readonly box: CompanionBox;
  readonly heading: string | null;
  readonly isLaid: (board: CompanionBoard) => boolean;
  /** It cannot lie beside the others; a tap says why. */
  readonly isOff: (board: CompanionBoard) => boolean;
  readonly onTap: (board: CompanionBoard) => void;
}

function BoardList({ box: { name, boards }, heading, isLaid, isOff, onTap }: BoardListProps) {
  return (
    <section className="hand-box" aria-label={`Boards of ${name}`}>
      {heading === null ? null : <h3>{heading}</h3>}
      <div className="hand-boards">
        {boards.map((board, place) => (
          <button
            key={board.key}
            type="button"
            className="hand-board"
            aria-pressed={isLaid(board)}
            data-off={(!isLaid(board) && isOff(board)) || undefined}
            onClick={() => onTap(board)}
          >
            <BoardImage board={board} place={place} />
            <span>{board.name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
