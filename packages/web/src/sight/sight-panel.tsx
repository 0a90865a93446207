import { counted } from '@sandtable/kernel';
import type { ProfileStep, Sight, SightLine } from '../face/position.ts';
import { clearLine } from '../match/look-actions.ts';
import { usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { Button } from '../ui/buttons.tsx';
import { inHand } from '../ui/words.ts';
import { profileShape } from './profile-shape.ts';
import './sight.css';

export function SightPanel() {
  const store = usePlayStore();
  const { sight } = usePosition();
  const sighting = usePlay((state) => state.sighting);
  const hover = usePlay((state) => state.hover);
  if (sighting === null || sight === null) return null;
  const end = sighting.to === -1 ? hover : sighting.to;
  const isBegun = sighting.from !== -1 && sighting.from === end;
  return (
    <section className="sight" aria-label="Line of sight" data-testid="sight">
      <div className="sight-head">
        {end === -1 ? (
          <p>{inHand('Point at a hex to see what is visible from it. Drag, or click two hexes, to draw a line.')}</p>
        ) : isBegun ? (
          <p>{inHand('Now click the hex where the line ends.')}</p>
        ) : sighting.from === -1 ? (
          <FromHex sight={sight} hex={end} />
        ) : (
          <ThreadWords thread={sight.between(sighting.from, end)} />
        )}
        {sighting.from === -1 ? null : (
          <Button tone="plain" onClick={() => clearLine(store)}>
            Clear
          </Button>
        )}
        <Button tone="plain" aria-label="Close line of sight" onClick={() => store.setState({ sighting: null })}>
          ×
        </Button>
      </div>
      {sighting.from === -1 || end === -1 || isBegun ? null : <Profile thread={sight.between(sighting.from, end)} />}
    </section>
  );
}

function FromHex({ sight, hex }: { readonly sight: Sight; readonly hex: number }) {
  const position = usePosition();
  const { count, of } = sight.from(hex);
  return (
    <p>
      {position.hexName(hex)} sees {count} of {of} hexes; the rest are shaded.
    </p>
  );
}

function ThreadWords({ thread }: { readonly thread: SightLine }) {
  const { isClear, distance, sentence, rules } = thread;
  return (
    <p>
      <b>{isClear ? 'Clear' : 'Blocked'}</b>, {counted(distance, 'hex', 'hexes')}. {sentence}{' '}
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  );
}

function Profile({ thread: { profile, isClear } }: { readonly thread: SightLine }) {
  return <ProfileView steps={profile} isClear={isClear} />;
}

/** The ground along the line, seen from the side: levels, hex names, the eyes at both ends, and where the line is blocked. */
function ProfileView({ steps, isClear }: { readonly steps: readonly ProfileStep[]; readonly isClear: boolean }) {
  const { width, height, boxes, eyes, names, levels } = profileShape(steps);
  const [first, last] = eyes;
  return (
    <div className="profile-frame" tabIndex={0} role="group" aria-label="Side view">
      <svg
        className="profile"
        viewBox={`${-AXIS} 0 ${width + AXIS} ${height}`}
        width={width + AXIS}
        height={height}
        role="img"
        aria-label={`Side view of the line: ${names.map(({ text }) => text).join(', ')}`}
      >
        {levels.map(({ level, y }) => (
          <g key={level} className="profile-level">
            <line x1={0} y1={y} x2={width} y2={y} />
            <text x={-5} y={y + 4}>
              {level}
            </text>
          </g>
        ))}
        {boxes.map(({ x, y, width: wide, height: high, what, blocks, name }, place) => (
          <rect key={place} x={x} y={y} width={wide} height={high} className={`profile-${what}`} data-blocks={blocks}>
            <title>{name}</title>
          </rect>
        ))}
        <line
          className="profile-line"
          x1={first.x}
          y1={first.y}
          x2={last.x}
          y2={last.y}
          strokeDasharray={isClear ? undefined : '5 4'}
        />
        <circle cx={first.x} cy={first.y} r="4" />
        <circle cx={last.x} cy={last.y} r="4" />
        {names.map(({ x, y, text, blocks, top }, place) => (
          <g key={place} className="profile-name" data-blocks={blocks}>
            <text x={x} y={y}>
              {text}
            </text>
            {blocks ? <path className="profile-cut" d={`M${x - 6} ${top - 14}l12 12m0-12l-12 12`} /> : null}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Room for the level figures. */
const AXIS = 16;
