import { type AiNote, type ChoiceTrace, hexName, RUNG_WORDS, type Seen, unitName } from '@sandtable/limanowa';

export type Choice = ChoiceTrace;

/** A column of the ladder: what is compared, and by which row of the table. */
export interface LadderColumn {
  readonly label: string;
  readonly rule: string;
}

/** One that could be chosen, with its figure on every rung it came to. */
export interface LadderRow {
  readonly unit: number;
  readonly name: string;
  readonly cells: readonly LadderCell[];
  readonly isChosen: boolean;
}

export interface LadderCell {
  readonly text: string;
  /** It was not reached, it was enough, or it put the candidate out. */
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

/** Objectives are chosen by their hexes, all else by units. */
function candidateName(seen: Seen, { what }: Choice, candidate: number): string {
  return what === 'objective' ? hexName(seen.map, candidate) : unitName(seen, candidate);
}

export function candidateHex(seen: Seen, { what }: Choice, candidate: number): number {
  return what === 'objective' ? candidate : (seen.view.units[candidate]?.at ?? -1);
}

/** `die 2 of 3` where several were left at the end. */
export function rollOf({ ladder }: Choice): string {
  const roll = ladder?.roll ?? null;
  return roll === null ? '' : `Still tied: the die picks number ${roll.rolled} of ${roll.of}`;
}

const TITLES: Readonly<Record<Choice['what'], (by: string) => string>> = {
  counterAttack: (by) => `Counter-attack by ${by}: whom?`,
  relegated: (by) => `Relegated by ${by}: whom?`,
  tactics: (by) => `Aggressive tactics by ${by}: for whom?`,
  protected: () => 'Defence card: for whom?',
  strike: () => 'Counter-attack card: against whom?',
  battery: () => 'Which battery?',
  shell: (by) => `Artillery attack by ${by}: on whom?`,
  support: (by) => `Artillery support by ${by}: against whom?`,
  objective: () => 'Which objective first?',
  mover: () => 'Who moves in?',
};

export function titleOf(seen: Seen, { what, by }: Choice): string {
  return TITLES[what](by >= 0 ? unitName(seen, by) : 'the AI');
}
