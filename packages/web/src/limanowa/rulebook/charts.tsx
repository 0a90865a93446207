import { DataTable } from '../../rules/data-table.tsx';
import { engine } from '../engine/engine.ts';
import { cardRows, chanceRowsOf, terrainRows, unitRows } from './chart-rows.ts';

export function TerrainChart() {
  return (
    <DataTable label="Terrain" heads={['Terrain', 'DV', 'Movement', 'Artillery']} rows={terrainRows(engine().pack)} />
  );
}

const UNIT_HEADS = ['Unit', 'Side', 'Kind', 'AV', 'DV', 'RP', 'Move', 'Range', 'Traits and abilities'];

export function UnitChart() {
  return <DataTable label="Units" heads={UNIT_HEADS} rows={unitRows(engine().pack)} />;
}

const CARD_HEADS = ['Card', 'Kind', 'Phase', 'Copies', 'Against the AI', 'Effect'];

export function CardChart() {
  return <DataTable label="Battlecards" heads={CARD_HEADS} rows={cardRows(engine().pack)} />;
}

const CHANCE_HEADS = ['Chance', 'Novice', 'Tried', 'Veteran', 'Novice, d6', 'Tried, d6', 'Veteran, d6'];

export function ChanceChart() {
  return <DataTable label="The AI’s intervals" heads={CHANCE_HEADS} rows={chanceRowsOf(engine().pack)} />;
}
