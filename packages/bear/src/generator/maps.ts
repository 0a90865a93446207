import { placeBeside } from '@sandtable/hex';
import type { BoardPlace } from '../board/map-plan.ts';
import type { BoardEdge, DraftPlay, DraftView } from '../model/draft/draft.ts';
import type { TopKind } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Held, Seen } from '../model/battle/state.ts';
import { boardsOf } from '../model/battle/terms.ts';
import { type Side, SIDES } from '../model/pack/unit-type.ts';
import { renewEntries } from '../model/draft/entries.ts';
import { coverEdges } from './ways.ts';

// G2.1.5, G3.8: the boards on the table lie in a grid, so edges that touch are equally long.

export function unusedBoards({ view, pack }: Seen): number[] {
  const allowed = view.options.draft?.boards ?? [];
  const laid = boardsOf(view).map(({ board }) => board);
  return pack.boards.flatMap(({ id }, place) =>
    !laid.includes(id) && (allowed.length === 0 || allowed.includes(id)) ? [place] : [],
  );
}

export function layFirst(held: Held, board: number): void {
  setBoards(held, [{ board: wordOf(held, board), at: [0, 0] }]);
}

/** G3.8a: places a board against a free edge; entry edges it covers move to its far side. */
export function addBoard(held: Held, board: number, { board: beside, edge }: BoardEdge, turned: boolean): void {
  const { view } = held;
  const boards = boardsOf(view);
  const at = boards[beside]?.at;
  if (at === undefined) throw new RangeError(`no board ${beside} on the table`);
  setBoards(held, [...boards, { board: wordOf(held, board), at: placeBeside(at, edge), turned }]);
}

/** G3.8.1 */
export function switchBoard(held: Held, from: number, to: number): void {
  const [old, word] = [wordOf(held, from), wordOf(held, to)];
  setBoards(
    held,
    boardsOf(held.view).map((place) => (place.board === old ? { ...place, board: word } : place)),
  );
}

function wordOf({ pack }: Held, board: number): string {
  const { id } = pack.boards[board] ?? {};
  if (id === undefined) throw new RangeError(`no board ${board} in the pack`);
  return id;
}

/** Sets the boards and rebuilds everything derived from the map. */
function setBoards(held: Held, boards: readonly BoardPlace[]): void {
  const { view } = held;
  view.terms = { ...view.terms, map: { boards } };
  coverEdges(held, boards);
  renewEntries(held);
}

/** G1.1: the public board of a side, by section, with cards in the order played. */
interface RecordBoard {
  readonly side: Side;
  readonly victory: readonly DraftPlay[];
  readonly units: readonly DraftPlay[];
  /** Special Rules & Events, including Condition Cards played for their tops. */
  readonly special: readonly DraftPlay[];
  /** G3.9: Condition Cards with a lasting benefit, shown beside Units. */
  readonly benefits: readonly DraftPlay[];
}

type Section = Exclude<keyof RecordBoard, 'side'>;

const SECTIONS: Readonly<Record<TopKind, Section>> = { victory: 'victory', rule: 'special', event: 'special' };

/** The section of a half; null for a discarded Condition Card. */
function sectionOf(pack: Pack, { deck, card, half }: DraftPlay): Section | null {
  if (deck === 'card') {
    const top = pack.generatorCards[card]?.top;
    return half === 'bottom' || top === undefined ? 'units' : SECTIONS[top.kind];
  }
  if (half === 'top') return 'special';
  return pack.conditionCards[card]?.bottom.lasts === true ? 'benefits' : null;
}

export function recordBoards({ plan, plays }: Pick<DraftView, 'plan' | 'plays'>, pack: Pack): readonly RecordBoard[] {
  return SIDES.map((side) => {
    const own = plays.filter(({ player }) => plan.roles[player]?.side === side);
    const inSection = (section: Section): DraftPlay[] => own.filter((play) => sectionOf(pack, play) === section);
    return {
      side,
      victory: inSection('victory'),
      units: inSection('units'),
      special: inSection('special'),
      benefits: inSection('benefits'),
    };
  });
}
