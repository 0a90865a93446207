import { type Seen, unitName } from '@sandtable/bear';
import { counted, type Word } from '@sandtable/kernel';
import type { RollChoice } from '../../face/glance.ts';
import type { FortPreview, TargetPreview } from '../speech/preview.ts';
import { Chance } from '../../ui/chance.tsx';
import { Ledger, ReasonLines } from '../../rules/ledger.tsx';

const CAPS = [0, 1, 2] as const;

interface Rows {
  readonly label: string;
  readonly needed: number;
  readonly ways: readonly [number, number, number];
}

interface OddsTableProps {
  /** `Odds against s03 Rifle squad` */
  readonly caption: string;
  /** What CAPs do to the roll. */
  readonly caps: 'raise' | 'lower';
  readonly rows: readonly Rows[];
  /** What can be put on the roll with the order: then its columns are buttons. */
  readonly onRoll: OnRoll | null;
}

/** What can be put on a roll before it is made, and what is. */
export interface OnRoll {
  readonly open: readonly RollChoice[];
  readonly chosen: Word;
  put(roll: Word): void;
}

export function OddsTable({ caption, caps: way, rows, onRoll }: OddsTableProps) {
  const choices = CAPS.map((caps) => onRoll?.open.find(({ word }) => word === `caps:${caps}`));
  const isChosen = (caps: number): boolean | undefined => onRoll?.chosen === `caps:${caps}` || undefined;
  const put = (caps: number): void => {
    const choice = choices[caps];
    if (choice !== undefined) onRoll?.put(choice.word);
  };
  return (
    <table className="odds">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">on 2d6</th>
          {CAPS.map((caps) => (
            <th key={caps} scope="col" data-chosen={isChosen(caps)}>
              <ColumnHead choice={choices[caps]} isChosen={isChosen(caps) === true} onPut={() => put(caps)}>
                {caps === 0 ? 'no CAPs' : `${counted(caps, 'CAP')}${way === 'lower' ? `: −${caps}` : ''}`}
              </ColumnHead>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, needed, ways }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{needed}+</td>
            {CAPS.map((caps) => (
              // The button above it does the same for the keyboard.
              <td
                key={caps}
                data-chosen={isChosen(caps)}
                data-open={choices[caps] === undefined ? undefined : true}
                onClick={() => put(caps)}
              >
                <Chance ways={ways[caps]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps {
  readonly choice: RollChoice | undefined;
  readonly isChosen: boolean;
  readonly onPut: () => void;
  readonly children: string;
}

function ColumnHead({ choice, isChosen, onPut, children }: ColumnHeadProps) {
  if (choice === undefined) return children;
  return (
    <button type="button" className="odds-caps" aria-pressed={isChosen} data-roll={choice.word} onClick={onPut}>
      {children}
    </button>
  );
}

const NEVER = 0;

interface TargetOddsProps {
  readonly seen: Seen;
  readonly target: TargetPreview;
  readonly onRoll: OnRoll | null;
}

/** Odds against one unit in the hex, with both sums in full. */
export function TargetOdds({ seen, target, onRoll }: TargetOddsProps) {
  const { own, aspect, needed, kill, hitChances, killChances, firepower, defense, ledger } = target;
  const name = unitName(seen, target.target);
  const canHit = Math.max(...hitChances) > NEVER;
  return (
    <section className="target" data-target={seen.pack.counters[target.target]?.word}>
      <h4>
        {name} <span className="soft">({aspect})</span>
      </h4>
      {own ? <p className="own-target">Your own unit is fired on too. CAPs on its roll lower it.</p> : null}
      {canHit ? (
        <OddsTable
          caption={`Odds against ${name}`}
          onRoll={onRoll}
          caps={own ? 'lower' : 'raise'}
          rows={[
            { label: 'Hit', needed, ways: hitChances },
            { label: 'Destroyed', needed: kill, ways: killChances },
          ]}
        />
      ) : (
        <p className="cannot">
          Cannot hit{own ? '' : ' even with CAPs'}: needs {needed} on 2d6.
        </p>
      )}
      <div className="ledgers">
        <Ledger title="AV" sum={firepower} lines={ledger.firepower} />
        <Ledger title="DV" sum={defense} lines={ledger.defense} />
      </div>
      <ReasonLines lines={ledger.notes} />
    </section>
  );
}

export function FortOdds({ fort, onRoll }: { readonly fort: FortPreview; readonly onRoll: OnRoll | null }) {
  return (
    <section className="target">
      <h4>The {fort.what}</h4>
      <OddsTable
        caption={`Odds against the ${fort.what}`}
        onRoll={onRoll}
        caps="raise"
        rows={[{ label: 'Destroyed', needed: fort.needed, ways: fort.hitChances }]}
      />
      <div className="ledgers">
        <Ledger title="AV" sum={fort.firepower} lines={fort.ledger.firepower} />
        <Ledger title="DV" sum={fort.defense} lines={fort.ledger.defense} />
      </div>
    </section>
  );
}
