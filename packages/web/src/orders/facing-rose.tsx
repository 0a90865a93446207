import { EVERY_FACING, type Facing, FACINGS } from '@sandtable/hex';

interface FacingRoseProps {
  readonly open: readonly Facing[];
  readonly chosen: Facing | null;
  readonly onChoose: (facing: Facing) => void;
}

const RADIUS = 46;

/** Six directions round a hex, as they lie on the map. */
export function FacingRose({ open, chosen, onChoose }: FacingRoseProps) {
  return (
    <div className="rose" role="group" aria-label="Facing">
      <svg className="rose-hex" viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M-30 0-15-26H15L30 0 15 26H-15Z" />
        {chosen === null ? null : (
          <path className="rose-wedge" d="M0-26 9-15H-9Z" transform={`rotate(${chosen * 60})`} />
        )}
      </svg>
      {EVERY_FACING.map((facing) => {
        const angle = (facing * Math.PI) / 3;
        const place = {
          left: `calc(50% + ${Math.sin(angle) * RADIUS}px)`,
          top: `calc(50% - ${Math.cos(angle) * RADIUS}px)`,
        };
        return (
          <button
            key={facing}
            type="button"
            className="rose-side"
            style={place}
            disabled={!open.includes(facing)}
            aria-pressed={facing === chosen}
            aria-label={`Face ${FACINGS[facing]}`}
            data-facing={FACINGS[facing]}
            onClick={() => onChoose(facing)}
          >
            {FACINGS[facing]}
          </button>
        );
      })}
    </div>
  );
}
