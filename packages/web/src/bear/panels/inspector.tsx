import {
  explainHitMarker,
  explainRumor,
  HIT_NAMES,
  type Seen,
  typeOf,
  unitOf,
  unitStates,
  unitTitle,
} from '@sandtable/bear';
import { figuresOfUnit, pieceOf } from '@sandtable/bear/pictures';
import { ReasonLines } from '../../rules/ledger.tsx';
import { CounterView } from '../../scene/counter-view.tsx';
import { UnitNumbers } from './unit-numbers.tsx';
import './inspector.css';

/** One counter, large and upright, with everything that is to be read from it in words. */
export function Inspector({ seen, unit }: { readonly seen: Seen; readonly unit: number }) {
  const figures = figuresOfUnit(seen, unit);
  return (
    <section className="inspector" aria-label="Selected unit">
      <div className="inspector-head">
        <CounterView piece={pieceOf(seen, unit, -1)} size={126} detail="close" />
        <div>
          <h3>{unitTitle(seen, unit)}</h3>
          <ul className="states">
            {unitStates(seen, unit).map((state) => (
              <li key={state}>{state}</li>
            ))}
          </ul>
          <HitText seen={seen} unit={unit} />
        </div>
      </div>
      {figures === null ? (
        <ReasonLines lines={explainRumor(seen).map((line) => ({ ...line, amount: null }))} />
      ) : (
        <UnitNumbers figures={figures} type={typeOf(seen, unit)} />
      )}
    </section>
  );
}

function HitText({ seen, unit }: { readonly seen: Seen; readonly unit: number }) {
  const { hit } = unitOf(seen, unit);
  const marker = hit === null || hit < 0 ? undefined : seen.pack.hitMarkers[hit];
  if (marker === undefined) return null;
  return (
    <p className="hit-text">
      <b>{HIT_NAMES[marker.kind]}:</b> {explainHitMarker(marker).join(', ')}
    </p>
  );
}
