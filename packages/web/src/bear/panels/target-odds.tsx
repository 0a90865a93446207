import { type Seen, unitName } from '@sandtable/bear';
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
  readonly name: string;
  /** What CAPs do to the roll. */
  readonly caps: 'raise' | 'lower';
  readonly rows: readonly Rows[];
}

function OddsTable({ name, caps: way, rows }: OddsTableProps) {
  return (
    <table className="odds">
      <caption className="unseen">Odds against {name}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">on 2d6</th>
          {CAPS.map((caps) => (
            <th key={caps} scope="col">
              {caps === 0 ? 'no CAPs' : `${caps} ${caps === 1 ? 'CAP' : 'CAPs'}${way === 'lower' ? `: −${caps}` : ''}`}
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
              <td key={caps}>
                <Chance ways={ways[caps]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NEVER = 0;

/** Odds against one unit in the hex, with both sums in full. */
export function TargetOdds({ seen, target }: { readonly seen: Seen; readonly target: TargetPreview }) {
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
          name={name}
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

export function FortOdds({ fort }: { readonly fort: FortPreview }) {
  return (
    <section className="target">
      <h4>The {fort.what}</h4>
      <OddsTable
        name={`the ${fort.what}`}
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
