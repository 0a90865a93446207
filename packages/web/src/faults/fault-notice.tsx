import { create } from 'zustand';
import { useUnsaved } from '../link/unsaved.ts';
import { Button } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { explainFault, printError } from './fault-words.ts';
import { isMissingPart, reloadOnce } from './missing-part.ts';
import { WayOut } from './way-out.tsx';
import './faults.css';

interface FaultStore {
  /** The last fault that no part of a screen shows; null once dismissed. */
  readonly last: string | null;
  tell(error: unknown): void;
  close(): void;
}

const useFaults = create<FaultStore>()((change) => ({
  last: null,
  tell: (error) => change({ last: printError(error) }),
  close: () => change({ last: null }),
}));

/** Shows the fault of an action; if a part failed to load, reloads the page. */
export function showFault(error: unknown): void {
  void tellOrReload(error);
}

async function tellOrReload(error: unknown): Promise<void> {
  if (isMissingPart(error) && (await reloadOnce()) === 'reloads') return;
  useFaults.getState().tell(error);
}

/** Browsers report these for an extra layout pass, and for scripts of other origins. */
const HARMLESS = /^(?:ResizeObserver loop|Script error)/;

export function catchFaults(): void {
  addEventListener('error', ({ error, message }) => {
    if (HARMLESS.test(message) || isForeign(error)) return;
    showFault(error ?? message);
  });
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (isTold(reason)) event.preventDefault();
    else if (!isForeign(reason)) showFault(reason);
  });
}

/** The match on the screen already reports that its engine is gone; a second notice would repeat it. */
function isTold(error: unknown): boolean {
  return error instanceof Error && 'isTold' in error && error.isTold === true;
}

/** Browser extensions run on our page; their faults are not ours. */
function isForeign(error: unknown): boolean {
  return error instanceof Error && /-extension:\/\//.test(error.stack ?? '');
}

export function FaultNotice() {
  const { last, close } = useFaults();
  const isAllSaved = useUnsaved(({ matches }) => matches.length === 0);
  if (last === null) return null;
  return (
    <div className="fault-notice" data-testid="told-fault">
      <Notice
        actions={
          <div className="fault-actions">
            <WayOut />
            <Button tone="plain" onClick={close}>
              Close
            </Button>
          </div>
        }
      >
        {explainFault(isAllSaved)} <small>{last}</small>
      </Notice>
    </div>
  );
}
