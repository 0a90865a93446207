import { type Chances, type DestroyedChances, type Seen, unitName } from '@sandtable/bear';
import { counted, type Word } from '@sandtable/kernel';
import type { RollChoice } from '../../face/speech.ts';
import { rollIn } from '../../match/modes.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { putOnRoll } from '../../match/saying-actions.ts';
import { Ledger, ReasonLines } from '../../rules/ledger.tsx';
import { proposalOf } from '../../saying/saying.ts';
import { Chance } from '../../ui/text.tsx';
import { ROLL_CAPS } from '../speech/glance.ts';
import { type FortPreview, previewOf, type TargetPreview } from '../speech/preview.ts';
import type { BearSaying } from '../speech/saying.ts';

export function Odds({ saying }: { readonly saying: BearSaying }) {
  const onRoll = useOnRoll(saying);
  const previewed = previewOf(saying);
  if (!previewed.granted) return null;
  const { seen } = saying;
  const { targets, forts, rallies } = previewed.value;
  return (
    <>
      {targets.map((target) => (
        <TargetOdds key={target.target} seen={seen} target={target} onRoll={onRoll} />
      ))}
      {forts.map((fort) => (
        <FortOdds key={`${fort.what} ${fort.unit}`} fort={fort} onRoll={onRoll} />
      ))}
      {rallies.map(({ unit, needed, chances }) => (
        <section key={unit} className="target">
          <h3>{unitName(seen, unit)}</h3>
          <OddsTable
            caption={`Odds for ${unitName(seen, unit)}`}
            caps="raise"
            rows={[{ label: 'Rally', needed, chances: onDice(chances) }]}
            onRoll={onRoll}
          />
        </section>
      ))}
    </>
  );
}

/** Chance, needed roll and kill stand beside the hex if one enemy, unit or fortification is rolled for. */
export function isToldAtHex(saying: BearSaying): boolean {
  const previewed = previewOf(saying);
  if (!previewed.granted || !saying.position.isTurn) return false;
  const { targets, forts, rallies } = previewed.value;
  return targets.length + forts.length + rallies.length < 2 && !targets.some(({ own }) => own);
}

/** B3.2.3: if the order leads to one roll, the player chooses its CAPs together with the order. */
function useOnRoll(saying: BearSaying): OnRoll | null {
  const store = usePlayStore();
  const roll = usePlay(rollIn);
  const sentence = proposalOf(saying);
  const open = sentence === null ? [] : saying.position.rolls(sentence);
  const chosen = open.find(({ word }) => word === roll) ?? open[0];
  return chosen === undefined ? null : { open, chosen: chosen.word, put: (word) => putOnRoll(store, word) };
}

interface Rows {
  readonly label: string;
  readonly needed: number;
  readonly chances: DestroyedChances;
}

function onDice([none, one, two]: Chances): DestroyedChances {
  return [
    { ways: none, of: 36 },
    { ways: one, of: 36 },
    { ways: two, of: 36 },
  ];
}

interface OddsTableProps {
  /** `Odds against s03 Rifle squad` */
  readonly caption: string;
  readonly caps: 'raise' | 'lower';
  readonly rows: readonly Rows[];
  /** Set if CAPs are chosen with the order: then the columns are buttons. */
  readonly onRoll: OnRoll | null;
}

interface OnRoll {
  readonly open: readonly RollChoice[];
  readonly chosen: Word;
  put(roll: Word): void;
}

function OddsTable({ caption, caps: way, rows, onRoll }: OddsTableProps) {
  const columns = ROLL_CAPS.map(({ caps, word }) => {
    const choice = onRoll?.open.find((each) => each.word === word);
    return {
      caps,
      choice,
      isChosen: onRoll?.chosen === word || undefined,
      put: (): void => (choice === undefined ? undefined : onRoll?.put(word)),
    };
  });
  return (
    <table className="odds">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">on 2d6</th>
          {columns.map(({ caps, choice, isChosen, put }) => (
            <th key={caps} scope="col" data-chosen={isChosen}>
              <ColumnHead choice={choice} isChosen={isChosen === true} onPut={put}>
                {caps === 0 ? 'no CAPs' : `${counted(caps, 'CAP')}${way === 'lower' ? `: −${caps}` : ''}`}
              </ColumnHead>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, needed, chances }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{needed}+</td>
            {columns.map(({ caps, choice, isChosen, put }) => (
              // Only for the mouse: the button above does the same for the keyboard.
              <td key={caps} data-chosen={isChosen} data-open={choice === undefined ? undefined : true} onClick={put}>
                <Chance {...chances[caps]} />
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
    <button type="button" className="odds-caps" aria-pressed={isChosen} data-say={choice.word} onClick={onPut}>
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

function TargetOdds({ seen, target, onRoll }: TargetOddsProps) {
  const { own, aspect, needed, kill, hitChances, destroyedChances, deadlyMarker, firepower, defense, ledger } = target;
  const name = unitName(seen, target.target);
  const canHit = Math.max(...hitChances) > NEVER;
  return (
    <section className="target" data-target={seen.pack.counters[target.target]?.word}>
      <h3>
        {name} <span className="soft">({aspect})</span>
      </h3>
      {own ? <p className="own-target">Your own unit is fired on too. CAPs on its roll lower it.</p> : null}
      {canHit ? (
        <OddsTable
          caption={`Odds against ${name}`}
          onRoll={onRoll}
          caps={own ? 'lower' : 'raise'}
          rows={
            destroyedChances === null
              ? [{ label: 'Revealed', needed, chances: onDice(hitChances) }]
              : [
                  { label: 'Hit', needed, chances: onDice(hitChances) },
                  { label: 'Destroyed', needed: kill, chances: destroyedChances },
                ]
          }
        />
      ) : (
        <p className="cannot">
          Cannot hit{own ? '' : ' even with CAPs'}: needs {needed} on 2d6.
        </p>
      )}
      {deadlyMarker !== null && canHit ? (
        <p className="soft">
          Includes the hit marker that destroys outright ({deadlyMarker.ways} in {deadlyMarker.of}).
        </p>
      ) : null}
      <div className="ledgers">
        <Ledger title="AV" sum={firepower} lines={ledger.firepower} />
        <Ledger title="DV" sum={defense} lines={ledger.defense} />
      </div>
      <ReasonLines lines={ledger.notes} />
    </section>
  );
}

function FortOdds({ fort, onRoll }: { readonly fort: FortPreview; readonly onRoll: OnRoll | null }) {
  return (
    <section className="target">
      <h3>The {fort.what}</h3>
      <OddsTable
        caption={`Odds against the ${fort.what}`}
        onRoll={onRoll}
        caps="raise"
        rows={[{ label: 'Destroyed', needed: fort.needed, chances: onDice(fort.hitChances) }]}
      />
      <div className="ledgers">
        <Ledger title="AV" sum={fort.firepower} lines={fort.ledger.firepower} />
        <Ledger title="DV" sum={fort.defense} lines={fort.ledger.defense} />
      </div>
    </section>
  );
}
