import { counted } from '@sandtable/kernel';
import type { DraftSide, DraftTable } from '../face/draft.ts';
import { CounterView } from '../scene/counter-view.tsx';

export function Scoreboard({ draft: { facts, sides } }: { readonly draft: DraftTable }) {
  return (
    <section className="scoreboard" aria-label="What each side has">
      <ul className="score-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {sides.map((side) => (
        <SideScore key={side.side} side={side} />
      ))}
    </section>
  );
}

export function SideScore({ side: { side, name, score } }: { readonly side: DraftSide }) {
  const { total, units, figures, lists } = score;
  return (
    <section className="side-score" aria-label={name}>
      <h2 data-side={side}>
        {name}
        <span className="side-count">{counted(total, 'unit')}</span>
      </h2>
      <dl className="score-figures">
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
            </dd>
            {note === '' ? null : <dd className="soft">{note}</dd>}
          </div>
        ))}
      </dl>
      {units.length === 0 ? null : (
        <ul className="score-units" aria-label="Units">
          {units.map(({ name: type, count: many, placed, piece }) => (
            <li key={type}>
              <CounterView piece={piece} size={30} detail="shape" />
              <span>
                {many > 1 ? `${many} × ` : ''}
                {type}
                {placed > 0 ? <span className="soft"> {placed === many ? 'placed' : `${placed} placed`}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lists
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <div key={title} className="score-list">
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
