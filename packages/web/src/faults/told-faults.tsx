import { create } from 'zustand';
import { useUnsaved } from '../link/unsaved.ts';
import { Button } from '../ui/buttons.tsx';
import { Notice } from '../ui/notices.tsx';
import { explainTold, printError } from './fault-words.ts';
import './faults.css';
import { isMissingPart, reloadOnce } from './missing-part.ts';
import { WayOut } from './way-out.tsx';

interface ToldFaults {
  /** What went wrong last where no part of a screen stands for it; null when it was read. */
  readonly last: string | null;
  tell(error: unknown): void;
  close(): void;
}

export const useToldFaults = create<ToldFaults>()((change) => ({
  last: null,
  tell: (error) => change({ last: printError(error) }),
  close: () => change({ last: null }),
}));

/** Nothing is swallowed: what went wrong in an action is told, and what did not come is asked for by a reload. */
export function tellFault(error: unknown): void {
  void tellOrReload(error);
}

async function tellOrReload(error: unknown): Promise<void> {
  if (isMissingPart(error) && (await reloadOnce()) === 'reloads') return;
  useToldFaults.getState().tell(error);
}

/** Browsers say this of a page that is drawn twice at once, and of pages that nobody may know about. */
const HARMLESS = /^(?:ResizeObserver loop|Script error)/;

/** From now on also errors that no screen has caught are told. */
export function hearFaults(): void {
  addEventListener('error', ({ error, message }) => {
    if (HARMLESS.test(message) || isForeign(error)) return;
    tellFault(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isForeign(reason)) tellFault(reason);
  });
}

/** Extensions of a browser run on our page, and their faults are their own. */
function isForeign(error: unknown): boolean {
  return error instanceof Error && /-extension:\/\//.test(error.stack ?? '');
}

/** What went wrong outside of every part, over whatever is on the screen. */
export function ToldNotice() {
  const { last, close } = useToldFaults();
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
        {explainTold(isAllSaved)} <small>{last}</small>
      </Notice>
    </div>
  );
}
