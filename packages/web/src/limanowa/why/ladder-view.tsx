import { type Seen, unitName } from '@sandtable/limanowa';
import { NumberMark } from '../../film/number-mark.tsx';
import { ReasonLines } from '../../rules/ledger.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Sign, type SignName } from '../../ui/text.tsx';
import { useNumbered } from '../../why/chosen-first.ts';
import { aiLinesOf } from '../speech/saying.ts';
import { type Choice, columnsOf, type LadderCell, rollOf, rowsOf } from './ladder.ts';

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
  const rows = useNumbered(rowsOf(seen, choice));
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
              {rows.map(({ unit, name, cells, isChosen, number }) => (
                <tr key={unit} data-chosen={isChosen}>
                  <th scope="row">
                    <NumberMark number={number} isOut={!isChosen} /> {isChosen ? <Sign of="play" /> : null}
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
