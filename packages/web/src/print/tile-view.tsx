import { BOARD_MAP } from './board-map.tsx';
import { OVERLAP, type Tile } from './tiles.ts';
import './tile-view.css';

/** A part of the map in true size, with marks where to cut it and a strip to glue the next sheet on. */
export function TileView({ tile }: { readonly tile: Tile }) {
  const { box, cut, scale, isTurned, name } = tile;
  const [width, height] = [box.width * scale, box.height * scale];
  const right = cut.width < width - 0.01;
  const below = cut.height < height - 0.01;
  return (
    <div className="print-tile" style={{ width: `${width}mm`, height: `${height}mm` }}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-label={`Sheet ${name} of the map`}
        role="img"
      >
        <use href={`#${BOARD_MAP}`} transform={isTurned ? 'rotate(90)' : undefined} />
      </svg>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        className="print-marks"
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {right ? <path d={`M${cut.width} 0V${height}`} /> : null}
        {below ? <path d={`M0 ${cut.height}H${width}`} /> : null}
        <path className="print-crop" d={cropMarks(cut.width, cut.height)} />
        {right ? (
          <text
            x={cut.width + OVERLAP / 2}
            y={height / 2}
            transform={`rotate(90 ${cut.width + OVERLAP / 2} ${height / 2})`}
          >
            glue under the next sheet
          </text>
        ) : null}
        {below ? (
          <text x={width / 2} y={cut.height + OVERLAP / 2 + 0.8}>
            glue under the next sheet
          </text>
        ) : null}
      </svg>
    </div>
  );
}

/** Length of a corner mark, in millimetres. */
const MARK = 4;

function cropMarks(width: number, height: number): string {
  const corner = (x: number, y: number, dx: number, dy: number): string => `M${x + dx} ${y}H${x}V${y + dy}`;
  return [
    corner(0, 0, MARK, MARK),
    corner(width, 0, -MARK, MARK),
    corner(0, height, MARK, -MARK),
    corner(width, height, -MARK, -MARK),
  ].join('');
}
