import { useMemo } from 'react';
import type { Position } from '../face/position.ts';
import type { Asked } from '../match/asked.ts';
import { usePlay, useAsked, usePosition } from '../match/play-context.tsx';
import { ReasonLines } from '../rules/ledger.tsx';
import { chosenIn, type Saying } from '../saying/saying.ts';
import { Sign } from '../ui/text.tsx';
import { CounterView } from '../scene/counter-view.tsx';
import { type HexContent, hexContents } from './hex-contents.ts';
import { useLetGo } from './use-let-go.ts';
import './hex-status.css';

/** The hex under the pointer with all that lies there; with something chosen, what it costs to act there or why one cannot. */
export function HexStatus() {
  useLetGo();
  const hover = usePlay((state) => state.hover);
  const position = usePosition();
  const asked = useAsked();
  const isSighting = usePlay((state) => state.sighting !== null);
  const contents = useMemo(() => hexContents(position), [position]);
  const name = hover === -1 ? undefined : position.hexName(hover);
  if (name === undefined) return <div className="hex-status" />;
  const { text, lines } = position.ground(hover);
  const { markers, units } = contents.get(name) ?? NOTHING_THERE;
  return (
    <div className="hex-status" data-testid="hex-status">
      <div className="hex-line">
        <span className="hex-ground">{text}</span>
        {markers.map((words) => (
          <span key={words} className="hex-marker">
            {words}
          </span>
        ))}
        <ReasonLines lines={lines} />
        {asked === null || isSighting || !isAbout(asked) ? null : (
          <HexMeaning saying={asked.saying} hex={hover} isListed={units.length > 0} />
        )}
      </div>
      {units.length === 0 ? null : <UnitsThere position={position} units={units} />}
    </div>
  );
}

const NOTHING_THERE: HexContent = { markers: [], units: [] };

interface UnitsThereProps {
  readonly position: Position;
  readonly units: HexContent['units'];
}

/** Each with its counter, what is to be seen of it, and its numbers. */
function UnitsThere({ position, units }: UnitsThereProps) {
  return (
    <ul className="hex-units">
      {units.map((piece) => (
        <li key={piece.id}>
          <CounterView piece={piece} size={34} detail="short" />
          <span>
            <span className="hex-unit">{piece.words}</span>
            <span className="hex-values">{position.values(position.unitNamed(piece.id))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Something has been said, or a hex is what is asked for. */
function isAbout({ saying: { position, words }, clickables }: Asked): boolean {
  return words.length > 0 || (clickables.hexes.size > 0 && position.isTurn);
}

const CLASSES = { open: 'hex-open', barred: 'hex-barred', soft: 'soft' } as const;

/** A cross for the eye, words for the ear. */
function Barred() {
  return (
    <>
      <Sign of="close" /> <span className="unseen">Not possible: </span>
    </>
  );
}

interface HexMeaningProps {
  readonly saying: Saying;
  readonly hex: number;
  /** Who is there is told below. */
  readonly isListed: boolean;
}

function HexMeaning({ saying, hex, isListed }: HexMeaningProps) {
  const { tone, text, why, lines } = saying.position.hexWord(saying.words, hex, chosenIn(saying));
  if (tone === 'soft' && isListed) return null;
  return (
    <>
      <span className={CLASSES[tone]}>
        {tone === 'barred' ? <Barred /> : null}
        {text}
        <ReasonLines lines={why} />
      </span>
      <ReasonLines lines={lines} />
    </>
  );
}
