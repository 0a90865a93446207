import type { UnitType } from '@sandtable/bear';
import type { UnitFigure, UnitFigures } from '@sandtable/bear/pictures';
import { Sign } from '../../ui/text.tsx';

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
    { label: 'Blue FP, armour', figure: figures.blue, printed: firepower.blue },
    { label: 'Range', figure: figures.range?.most ?? null, printed: range.max },
    { label: `Flank DR, ${colour[flank.colour]}`, figure: figures.flank, printed: flank.dr },
    { label: `Front DR, ${colour[front.colour]}`, figure: figures.front, printed: front.dr },
  ];
}

function Change({ of }: { readonly of: keyof typeof CHANGES }) {
  const sign = CHANGES[of];
  return sign === null ? null : <Sign of={sign} />;
}

/** The numbers of a counter with their names, as they are now; what a hit marker has changed has the printed one beside it. */
export function UnitNumbers({ figures, type }: { readonly figures: UnitFigures; readonly type: UnitType }) {
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
