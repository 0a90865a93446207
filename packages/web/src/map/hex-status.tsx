import type { PiecePicture } from '@sandtable/board';
import { useEffect, useMemo } from 'react';
import type { Position } from '../face/position.ts';
import type { OpenSentence } from '../match/open-sentence.ts';
import { useOpenSentence, usePlay, usePlayStore, usePosition } from '../match/play-context.tsx';
import { ReasonLines } from '../rules/ledger.tsx';
import { chosenIn, type Saying } from '../saying/saying.ts';
import { CounterView } from '../scene/counter-view.tsx';
import { Sign } from '../ui/text.tsx';
import './hex-status.css';

export function HexStatus() {
  useLetGo();
  const hover = usePlay((state) => state.hover);
  const position = usePosition();
  const asked = useOpenSentence();
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

/** A sentence has been started, or the question asks for a hex. */
function isAbout({ saying: { position, words }, clickables }: OpenSentence): boolean {
  return words.length > 0 || (clickables.hexes.size > 0 && position.isTurn);
}

const CLASSES = { open: 'hex-open', barred: 'hex-barred', soft: 'soft' } as const;

/** A cross, and words for screen readers. */
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
  /** The units in the hex are listed below. */
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

/** What is in a hex: no less than the map tells a screen reader. */
interface HexContent {
  readonly markers: readonly string[];
  readonly units: readonly PiecePicture[];
}

/** By hex name, without empty hexes. */
export function hexContents(position: Pick<Position, 'markers' | 'pieces'>): ReadonlyMap<string, HexContent> {
  const found = new Map<string, { markers: string[]; units: PiecePicture[] }>();
  const at = (name: string): { markers: string[]; units: PiecePicture[] } => {
    const known = found.get(name) ?? { markers: [], units: [] };
    found.set(name, known);
    return known;
  };
  for (const marker of position.markers()) if (marker.words !== '') at(marker.at).markers.push(marker.words);
  for (const piece of position.pieces(-1)) at(piece.at).units.push(piece);
  return found;
}

/** A finger leaves no pointer on the map, so the pressed hex stays shown until a press outside the map. */
function useLetGo(): void {
  const store = usePlayStore();
  useEffect(() => {
    const listening = new AbortController();
    const letGo = ({ pointerType, target }: PointerEvent): void => {
      const isOnMap = target instanceof Element && target.closest('.map-frame') !== null;
      if (pointerType === 'touch' && !isOnMap) store.setState({ hover: -1 });
    };
    document.addEventListener('pointerdown', letGo, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [store]);
}
