import type { Pack } from '@sandtable/bear';
import { engine } from '../engine/engine.ts';
import { cardRows, conditionRows, guidelineRows, tileRows } from './generator-rows.ts';

interface DataTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: (pack: Pack) => readonly (readonly string[])[];
}

function DataTable({ label, heads, rows }: DataTableProps) {
  return (
    <div className="rule-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(engine().pack).map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const GUIDELINE_HEADS = [
  ...['Guideline', 'Players', 'Rounds', 'Minutes', 'Action deck', 'Boards'],
  ...['Generator Cards', 'Hand', 'CAPs', 'Action Cards a round', 'Variant'],
];

export function GuidelineChart() {
  return <DataTable label="Guidelines" heads={GUIDELINE_HEADS} rows={guidelineRows} />;
}

export function CardChart() {
  return <DataTable label="Generator Cards" heads={['Card', 'Name', 'Top', 'Bottom']} rows={cardRows} />;
}

export function ConditionChart() {
  return <DataTable label="Condition Cards" heads={['Card', 'For both sides', 'For you']} rows={conditionRows} />;
}

export function TileChart() {
  return <DataTable label="AI tiles" heads={['Tile', 'Posture', 'Place', 'What it does']} rows={tileRows} />;
}
