import type { terrainFigures } from '@sandtable/bear';

type Figures = (typeof terrainFigures)[keyof typeof terrainFigures];

/** A line of the chart: what it costs foot, wheels and tracks, its DM, its height in a line of sight, cover, bonus. */
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
