import { useState } from 'react';
import * as z from 'zod/mini';
import type { FilmCard, FilmFold, FilmSum } from '../face/table.ts';
import { usePlay } from '../match/play-context.tsx';
import { Terms } from '../rules/terms.tsx';
import { storedRecord, storedValue } from '../ui/stored.ts';
import { beatIn } from './beat.ts';
import './film.css';

export function FilmStrip() {
  const beat = usePlay(beatIn);
  if (beat === null) return null;
  const { sum, card, folds } = beat;
  return (
    <section className="film" aria-label="The action in figures" aria-live="off">
      {sum.length === 0 ? null : <Sum lines={sum} />}
      {card === null ? null : <CardNote card={card} />}
      {folds.map((fold) => (
        <Fold key={fold.label} fold={fold} />
      ))}
    </section>
  );
}

function Sum({ lines }: { readonly lines: readonly FilmSum[] }) {
  return (
    <table className="film-sum">
      <tbody>
        {lines.map(({ figure, text, chance }, place) => (
          <tr key={place}>
            <th scope="row">{figure}</th>
            <td>
              {text}
              {chance === '' ? null : (
                <>
                  : <b>{chance}</b>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CardNote({ card: { sign, name, quote } }: { readonly card: FilmCard }) {
  return (
    <div className="film-card">
      {sign === '' ? null : <b className="film-card-sign">{sign}</b>}
      <div>
        <b>{name}</b>
        {quote === '' ? null : (
          <p>
            “<Terms text={quote} />”
          </p>
        )}
      </div>
    </div>
  );
}

const opened = storedValue('sandtable/film-folds', storedRecord(z.boolean()));

/** Stays as the player left it, from turn to turn. */
function Fold({ fold: { label, aside, show } }: { readonly fold: FilmFold }) {
  const [isOpen, setOpen] = useState(() => opened.read()[label] === true);
  return (
    <details
      className="film-fold"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        setOpen(open);
        opened.write({ ...opened.read(), [label]: open });
      }}
    >
      {/* After a click, Space must show the next beat and not toggle the fold again; by keyboard the focus stays here. */}
      <summary onClick={({ detail, currentTarget }) => void (detail > 0 && currentTarget.blur())}>
        <b>{label}</b> <span className="soft">{aside}</span>
      </summary>
      {isOpen ? show() : null}
    </details>
  );
}
