import {
  type AiNote,
  cardName,
  cardText,
  hexName,
  PHASE_NAMES,
  printUnit,
  type Seen,
  unitName,
} from '@sandtable/limanowa';
import { Dice } from '../../log/happening-line.tsx';
import { ReasonLines } from '../../rules/ledger.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RuledText } from '../../rules/terms.tsx';
import { printInterval } from '../panels/ai-card.ts';
import { aiLinesOf } from '../speech/saying.ts';

type Note<Name extends AiNote['note']> = Extract<AiNote, { note: Name }>;

interface RollProps {
  readonly label: string;
  readonly die: number;
  readonly limit: number;
  readonly sides: number;
  readonly rule: string;
}

export function AiRoll({ label, die, limit, sides, rule }: RollProps) {
  const isIn = die <= limit;
  return (
    <p className="ai-roll" data-in={isIn}>
      <Dice dice={[die]} sides={sides} added="" />
      <span>
        {label}: rolled <b>{die}</b> on d{sides}, needs <b>{printInterval(limit)}</b>: {isIn ? 'success' : 'failure'}{' '}
        <RuleLink rule={rule} />
      </span>
    </p>
  );
}

export function TurnedCard({ seen, note }: { readonly seen: Seen; readonly note: Note<'cardTurned'> }) {
  const printed = seen.pack.cards.find(({ effect }) => effect === note.effect);
  return (
    <section className="ai-turned" data-used={note.used}>
      <div className="card">
        <b className="card-name">{cardName(seen.pack, note.effect)}</b>
        <span className="card-text">{printed === undefined ? '' : <RuledText text={cardText(printed)} />}</span>
        <span className="card-foot">
          <span className="chip" data-phase={note.phase}>
            {PHASE_NAMES[note.phase]}
          </span>{' '}
          {note.used ? 'used' : 'no target: discarded, not counted'}
        </span>
      </div>
      {note.candidates.length === 0 ? null : (
        <p>Candidates: {note.candidates.map((unit) => unitName(seen, unit)).join(', ')}.</p>
      )}
      {note.why.length === 0 ? null : <ReasonLines lines={aiLinesOf(seen, note.why)} />}
    </section>
  );
}

export function Batteries({
  seen,
  note,
}: {
  readonly seen: Seen;
  readonly note: Note<'tokenRolled' | 'tokenNotRolled'>;
}) {
  return (
    <ul className="ai-batteries">
      {note.batteries.map(({ battery, shells, supports, why }) => (
        <li key={battery}>
          <b>{unitName(seen, battery)}</b> {shells.length + supports.length === 0 ? 'cannot answer' : null}
          {shells.length === 0 ? null : `can attack ${shells.map((unit) => printUnit(seen, unit)).join(', ')}`}
          {shells.length > 0 && supports.length > 0 ? '; ' : null}
          {supports.length === 0
            ? null
            : `can support against ${supports.map((unit) => printUnit(seen, unit)).join(', ')}`}
          <ReasonLines lines={aiLinesOf(seen, why)} />
        </li>
      ))}
    </ul>
  );
}

/** LS4.1: one line per unit: the AI units that have it in range, the die, the loss. */
export function WoundTable({ seen, notes }: { readonly seen: Seen; readonly notes: readonly Note<'wound'>[] }) {
  if (notes.length === 0) return null;
  return (
    <table className="why-table ai-wounds">
      <caption>
        Wound rolls <RuleLink rule="LS4.1a" />
      </caption>
      <thead>
        <tr>
          <th scope="col">unit</th>
          <th scope="col">in reach of</th>
          <th scope="col">needs</th>
          <th scope="col">die</th>
          <th scope="col">result</th>
        </tr>
      </thead>
      <tbody>
        {notes.map(({ unit, reachedBy, limit, die, hit }) => (
          <tr key={unit}>
            <th scope="row">{unitName(seen, unit)}</th>
            <td>{reachedBy.map((by) => printUnit(seen, by)).join(', ')}</td>
            <td>{printInterval(limit)}</td>
            <td>{die}</td>
            <td data-state={hit ? 'fail' : 'pass'}>{hit ? '−1 RP' : 'unhurt'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** LS4.2: an empty objective, the units that could enter it, and why others could not. */
export function ObjectiveNote({ seen, note }: { readonly seen: Seen; readonly note: Note<'objective'> }) {
  return (
    <section className="ladder">
      <h3>
        {hexName(seen.map, note.at)} is empty <RuleLink rule="LS4.2a" />
      </h3>
      <p>
        {note.able.length === 0
          ? 'Nobody can get there in one move.'
          : `Able to move in: ${note.able.map((unit) => unitName(seen, unit)).join(', ')}.`}
      </p>
      {note.why.length === 0 ? null : (
        <details>
          <summary>{note.why.length} cannot</summary>
          <ReasonLines lines={aiLinesOf(seen, note.why)} />
        </details>
      )}
    </section>
  );
}
