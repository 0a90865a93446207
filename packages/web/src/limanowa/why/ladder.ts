import {
  type AiNote,
  type ChoiceTrace,
  hexId,
  type HexId,
  hexName,
  NONE,
  RUNG_WORDS,
  type Seen,
  unitId,
  unitName,
  printHex,
} from '@sandtable/limanowa';
import type { Overlay } from '@sandtable/board';
import type { Overlays } from '../../face/field.ts';

export type Choice = ChoiceTrace;

/** A column of the table: what is compared, and by which row of the AI's card. */
interface LadderColumn {
  readonly label: string;
  readonly rule: string;
}

interface LadderRow {
  readonly unit: number;
  readonly name: string;
  readonly cells: readonly LadderCell[];
  readonly isChosen: boolean;
}

export interface LadderCell {
  readonly text: string;
  /** Not reached, kept, or dropped by this rung. */
  readonly state: 'open' | 'pass' | 'fail';
}

export function choicesIn(notes: readonly AiNote[]): Choice[] {
  return notes.filter((note) => note.note === 'choice');
}

export function columnsOf({ ladder }: Choice): LadderColumn[] {
  return (ladder?.rungs ?? []).map(({ rung, rule }) => ({ label: RUNG_WORDS[rung].prefers, rule }));
}

export function rowsOf(seen: Seen, choice: Choice): LadderRow[] {
  const { ladder } = choice;
  if (ladder === null) return [];
  return ladder.among.map((candidate) => ({
    unit: candidate,
    name: candidateName(seen, choice, candidate),
    cells: ladder.rungs.map(({ rung, figures, left }): LadderCell => {
      const found = figures.find(([who]) => who === candidate);
      if (found === undefined) return { text: '', state: 'open' };
      return { text: RUNG_WORDS[rung].figure(found[1]), state: left.includes(candidate) ? 'pass' : 'fail' };
    }),
    isChosen: candidate === ladder.chosen,
  }));
}

/** Objectives are named by hex, everything else by unit. */
function candidateName(seen: Seen, { what }: Choice, candidate: number): string {
  return what === 'objective' ? hexName(seen.map, hexId(candidate)) : unitName(seen, unitId(candidate));
}

function candidateHex(seen: Seen, { what }: Choice, candidate: number): HexId {
  return what === 'objective' ? hexId(candidate) : (seen.view.units[candidate]?.at ?? NONE);
}

/** How the die decided if several candidates were left; '' otherwise. */
export function rollOf({ ladder }: Choice): string {
  const roll = ladder?.roll ?? null;
  return roll === null ? '' : `Still tied: the die picks number ${roll.rolled} of ${roll.of}`;
}

type Tag = Extract<Overlay, { kind: 'reason' }>;

/** The AI's candidates, numbered, with the figure that chose or dropped them. */
export function choiceTags(seen: Seen, choice: Choice): Overlays {
  return rowsOf(seen, choice).flatMap(({ unit, cells, isChosen }, place): Tag[] => {
    const at = candidateHex(seen, choice, unit);
    if (at === NONE) return [];
    const last = cells.findLast(({ state }) => state !== 'open');
    return [
      {
        kind: 'reason',
        at: printHex(seen.map, at),
        number: String(place + 1),
        text: last?.text ?? '',
        verdict: isChosen ? 'chosen' : 'out',
      },
    ];
  });
}
