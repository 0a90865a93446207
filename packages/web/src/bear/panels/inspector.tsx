import {
  explainHitMarker,
  explainRumor,
  HIT_NAMES,
  NONE,
  type Seen,
  typeOf,
  type UnitId,
  unitOf,
  unitStates,
  unitTitle,
  type UnitType,
} from '@sandtable/bear';
import { figuresOfUnit, pieceOf, type UnitFigure, type UnitFigures } from '@sandtable/bear/pictures';
import { ReasonLines } from '../../rules/ledger.tsx';
import { CounterView } from '../../scene/counter-view.tsx';
import { Sign } from '../../ui/text.tsx';

export function Inspector({ seen, unit }: { readonly seen: Seen; readonly unit: UnitId }) {
  const figures = figuresOfUnit(seen, unit);
  return (
    <section className="inspector" aria-label="Selected unit">
      <div className="inspector-head">
        <CounterView piece={pieceOf(seen, unit, NONE)} size={126} detail="close" />
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

function HitText({ seen, unit }: { readonly seen: Seen; readonly unit: UnitId }) {
  const { hit } = unitOf(seen, unit);
  const marker = hit === null || hit < 0 ? undefined : seen.pack.hitMarkers[hit];
  if (marker === undefined) return null;
  return (
    <p className="hit-text">
      <b>{HIT_NAMES[marker.kind]}:</b> {explainHitMarker(marker).join(', ')}
    </p>
  );
}

const CHANGES = { none: null, more: 'up', less: 'down' } as const;
const ON_WHAT = { foot: 'on foot', wheeled: 'wheels', tracked: 'tracks' } as const;

interface Row {
  readonly label: string;
  readonly figure: UnitFigure | null;
  readonly printed: number | null;
}

function rowsOf(figures: UnitFigures, type: UnitType): readonly Row[] {
  const { firepower, flank, front, range } = type;
  const colour = { red: 'red', blue: 'blue' } as const;
  return [
    { label: 'Attack cost', figure: figures.attack, printed: type.attackCost },
    { label: `Move cost, ${ON_WHAT[figures.moves]}`, figure: figures.move, printed: type.moveCost },
    { label: 'Red FP, soft targets', figure: figures.red, printed: firepower.red },
    { label: 'Blue FP, armor', figure: figures.blue, printed: firepower.blue },
    { label: 'Range', figure: figures.range?.most ?? null, printed: range.max },
    { label: `Flank DR, ${colour[flank.colour]}`, figure: figures.flank, printed: flank.dr },
    { label: `Front DR, ${colour[front.colour]}`, figure: figures.front, printed: front.dr },
  ];
}

function Change({ of }: { readonly of: keyof typeof CHANGES }) {
  const sign = CHANGES[of];
  return sign === null ? null : <Sign of={sign} />;
}

/** The current values of a counter, with the printed value beside one that has changed. */
function UnitNumbers({ figures, type }: { readonly figures: UnitFigures; readonly type: UnitType }) {
  return (
    <dl className="numbers">
      {rowsOf(figures, type).map(({ label, figure, printed }) => {
        const isChanged = figure === null ? printed !== null : figure.change !== 'none';
        return (
          <div key={label} className="number" data-changed={isChanged}>
            <dt>{label}</dt>
            <dd>
              {isChanged ? <s className="soft">{printed}</s> : null} {figure?.value ?? '–'}
              <Change of={figure?.change ?? 'none'} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
