import { DataTable } from '../../rules/data-table.tsx';
import { engine } from '../engine/engine.ts';
import { cardRows, conditionRows, guidelineRows, tileRows } from './generator-rows.ts';

const GUIDELINE_HEADS = [
  ...['Guideline', 'Players', 'Rounds', 'Minutes', 'Action deck', 'Boards'],
  ...['Generator Cards', 'Hand', 'CAPs', 'Action Cards a round', 'Variant'],
];

export function GuidelineChart() {
  return <DataTable label="Guidelines" heads={GUIDELINE_HEADS} rows={guidelineRows(engine().pack)} />;
}

export function CardChart() {
  return <DataTable label="Generator Cards" heads={['Card', 'Name', 'Top', 'Bottom']} rows={cardRows(engine().pack)} />;
}

export function ConditionChart() {
  return (
    <DataTable
      label="Condition Cards"
      heads={['Card', 'For both sides', 'For you']}
      rows={conditionRows(engine().pack)}
    />
  );
}

export function TileChart() {
  return (
    <DataTable label="AI tiles" heads={['Tile', 'Posture', 'Place', 'What it does']} rows={tileRows(engine().pack)} />
  );
}
