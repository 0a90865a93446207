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
} from '@sandtable/limanowa';
import { NumberMark } from '../../film/number-mark.tsx';
import { ReasonLines } from '../../rules/ledger.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Sign, type SignName } from '../../ui/text.tsx';
import { aiLinesOf } from '../speech/saying.ts';

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

interface LadderCell {
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

export function candidateHex(seen: Seen, { what }: Choice, candidate: number): HexId {
  return what === 'objective' ? hexId(candidate) : (seen.view.units[candidate]?.at ?? NONE);
}

/** `die 2 of 3` if several were left. */
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

const SIGNS: Readonly<Record<LadderCell['state'], SignName | null>> = { pass: 'check', fail: 'close', open: null };
const WORDS: Readonly<Record<LadderCell['state'], string>> = { pass: 'stays', fail: 'out', open: 'not compared' };

/** One choice of the AI: a row per candidate, a column per rung. */
export function LadderTable({ seen, choice }: { readonly seen: Seen; readonly choice: Choice }) {
  const columns = columnsOf(choice);
  const rows = rowsOf(seen, choice);
  const roll = rollOf(choice);
  return (
    <section className="ladder">
      <h3>
        {titleOf(seen, choice)} {choice.row === null ? null : <RuleLink rule={choice.row} />}
      </h3>
      {rows.length === 0 ? <p className="soft">No candidates.</p> : null}
      {rows.length === 0 ? null : (
        <div className="why-scroll" tabIndex={0} role="region" aria-label={titleOf(seen, choice)}>
          <table className="why-table">
            <thead>
              <tr>
                <th scope="col">candidate</th>
                {columns.map(({ label }, place) => (
                  <th key={place} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ unit, name, cells, isChosen }, row) => (
                <tr key={unit} data-chosen={isChosen}>
                  <th scope="row">
                    <NumberMark number={String(row + 1)} isOut={!isChosen} /> {isChosen ? <Sign of="play" /> : null}
                    {name}
                  </th>
                  {cells.map(({ text, state }, place) => (
                    <td key={place} data-state={state}>
                      {text} <StateSign of={SIGNS[state]} />
                      <span className="unseen">{` ${WORDS[state]}`}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {columns.length === 0 && rows.length === 1 ? <p className="soft">Only one candidate.</p> : null}
      {roll === '' ? null : <p>{roll}</p>}
      {choice.passedOver.length === 0 ? null : (
        <details>
          <summary>{choice.passedOver.length} passed over</summary>
          <ReasonLines lines={aiLinesOf(seen, choice.passedOver)} />
        </details>
      )}
    </section>
  );
}

function StateSign({ of }: { readonly of: SignName | null }) {
  return of === null ? null : <Sign of={of} />;
}
