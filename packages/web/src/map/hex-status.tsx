import type { Asked } from '../match/asked.ts';
import { usePlay, useAsked, usePosition } from '../match/play-context.tsx';
import { ReasonLines } from '../rules/ledger.tsx';
import { chosenIn, type Saying } from '../saying/saying.ts';

/** The hex under the pointer: its ground, and with something chosen what it costs to act there or why one cannot. */
export function HexStatus() {
  const hover = usePlay((state) => state.hover);
  const position = usePosition();
  const asked = useAsked();
  const isSighting = usePlay((state) => state.sighting !== null);
  if (hover === -1 || position.hexName(hover) === undefined) return <div className="hex-status" />;
  const { text, lines } = position.ground(hover);
  return (
    <div className="hex-status" data-testid="hex-status">
      <span className="hex-ground">{text}</span>
      <ReasonLines lines={lines} />
      {asked === null || isSighting || !isAbout(asked) ? null : <HexMeaning saying={asked.saying} hex={hover} />}
    </div>
  );
}

/** Something has been said, or a hex is what is asked for. */
function isAbout({ saying: { position, words }, clickables }: Asked): boolean {
  return words.length > 0 || (clickables.hexes.size > 0 && position.isTurn);
}

const CLASSES = { open: 'hex-open', barred: 'hex-barred', soft: 'soft' } as const;

function HexMeaning({ saying, hex }: { readonly saying: Saying; readonly hex: number }) {
  const { tone, text, why, lines } = saying.position.hexWord(saying.words, hex, chosenIn(saying));
  return (
    <>
      <span className={CLASSES[tone]}>
        {text}
        <ReasonLines lines={why} />
      </span>
      <ReasonLines lines={lines} />
    </>
  );
}
