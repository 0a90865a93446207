import { type CSSProperties, useEffect, useState } from 'react';
import type { TableMind, Thinking } from '../face/moment.ts';
import { askGeneral, mayHint, nudgeOf, orderOf, type ToldHint } from '../match/hints.ts';
import { wordsIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { THINKS, waitOf } from '../match/waiting.ts';
import { Button } from '../ui/buttons.tsx';
import { isPhone } from '../ui/page.ts';
import './counsel.css';

/**
 * In a corner of the prompt: a button that hurries the AI or asks for a hint, and how far the AI's thinking has come. While suggestions are
 * shown, they are the hint.
 */
export function Counsel({ mind, isAdvised }: { readonly mind: TableMind; readonly isAdvised: boolean }) {
  const store = usePlayStore();
  const thinking = useThinking(mind);
  const position = usePlay((state) => state.moment.position);
  const isAwaited = usePlay((state) => waitOf(state) === THINKS);
  const isOpen = usePlay((state) => mayHint(state) && wordsIn(state).length === 0);
  /** How much of the hint has been shown: nothing, a nudge, the order. */
  const [told, setTold] = useState(0);
  const [isAsking, setAsking] = useState(false);
  // A hint for one position does not apply to the next.
  useEffect(
    () => () => {
      setTold(0);
      setAsking(false);
      if (store.getState().hinted !== null) store.setState({ hinted: null, spared: null });
    },
    [store, position],
  );
  const ask = async (): Promise<void> => {
    setAsking(true);
    const found = await askGeneral(store, { isCounted: true }).finally(() => setAsking(false));
    if (found === null || store.getState().moment.position !== position) return;
    tell(store, told === 0 ? nudgeOf(position, found) : orderOf(position, found));
    setTold(told + 1);
  };
  if (isAsking || (isAwaited && thinking !== null)) {
    const share = thinking === null ? 0 : thinking.done / thinking.total;
    return (
      <>
        <Button
          tone="plain"
          className="counsel"
          data-key="h"
          onClick={() => void mind.ask({ deed: 'hurry' }).catch(() => undefined)}
        >
          Hurry <kbd>H</kbd>
        </Button>
        <span
          className="counsel-bar"
          role="progressbar"
          aria-label={isAsking ? 'Thinking of a hint' : THINKS}
          aria-valuenow={Math.round(100 * share)}
          // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
          style={{ '--done': share } as CSSProperties}
        />
      </>
    );
  }
  if (!isOpen || isAdvised || told > 1) return null;
  return (
    <Button tone="plain" className="counsel" data-key="h" onClick={() => void ask()}>
      {told === 0 ? 'Hint' : 'Order'} <kbd>H</kbd>
    </Button>
  );
}

function useThinking(mind: TableMind): Thinking | null {
  const [thinking, setThinking] = useState<Thinking | null>(null);
  useEffect(() => mind.onThinking(setThinking), [mind]);
  return thinking;
}

/** Shown as a tip; on a phone everything else over the map is cleared for it. */
function tell(store: PlayStore, { text, overlays }: ToldHint): void {
  const { position } = store.getState().moment;
  const shown = isPhone() ? ({ hover: -1, outcomes: [], stop: 'peek' } as const) : {};
  store.setState({ ...shown, unit: -1, spared: text, hinted: { position, overlays } });
}
