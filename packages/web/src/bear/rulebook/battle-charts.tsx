import { actionCosts, type Terrain, TERRAIN_LABELS, terrainFigures, TERRAINS } from '@sandtable/bear';
import { GROUNDS } from '@sandtable/bear/pictures';
import { makePlane, type Plane } from '@sandtable/board';
import { hexAt } from '@sandtable/hex';
import { DataTable } from '../../rules/data-table.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { groundAddress } from '../../scene/map-picture.ts';
import { useThemeName } from '../../settings/use-theme.ts';

const HEADS = ['', 'Terrain', 'Foot', 'Wheeled', 'Tracked', 'DM', 'Blocks LOS', 'Cover', 'Track bonus'];

/** B2.2i: the cost of actions, from the game's own figures. */
export function ActionChart() {
  return <DataTable label="What actions cost" heads={['Action', 'Cost']} rows={actionCosts()} />;
}

/** The terrain chart, from the game's own figures, with hexes as the board draws them. */
export function TerrainChart() {
  const theme = useThemeName();
  return (
    <div className="rule-table terrain-chart" role="region" aria-label="Terrain chart" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head === '' ? <span className="unseen">Picture</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TERRAINS.map((terrain) => (
            <tr key={terrain}>
              <td>
                <img src={groundAddress(terrain, hexOf(terrain), theme, 60)} alt="" width="60" height="52" />
              </td>
              <th scope="row">{TERRAIN_LABELS[terrain]}</th>
              {terrainRow(terrainFigures[terrain]).map((figure, column) => (
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="terrain-note">
        * may get stuck off-road <RuleLink rule="B4.2" />
      </p>
    </div>
  );
}

function hexOf(terrain: Terrain): Plane {
  const ground = { terrain: GROUNDS[terrain], level: 0, roads: [], walls: [] };
  const hex = { hex: hexAt(0, 0), id: terrain, label: '', words: '', isInPlay: true, ...ground };
  return makePlane({ top: 'flat', seed: 'chart', hexes: [hex], sheets: [] });
}

type Figures = (typeof terrainFigures)[keyof typeof terrainFigures];

/** One row: cost for foot, wheels and tracks, DM, height in a line of sight, cover, bonus. */
export function terrainRow({ cost, dm, stands, isCover, trackBonus, bogs }: Figures): string[] {
  return [
    printCost(cost.foot),
    `${printCost(cost.wheeled)}${bogs ? ' *' : ''}`,
    `${printCost(cost.tracked)}${bogs ? ' *' : ''}`,
    printSigned(dm),
    stands ? '1 level high' : 'no',
    isCover ? 'yes' : 'no',
    trackBonus ? 'yes' : 'no',
  ];
}

function printCost(cost: number | null): string {
  return cost === null ? 'never' : printSigned(cost);
}

function printSigned(figure: number): string {
  if (figure === 0) return '0';
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}
