import type { ReactNode } from 'react';
import { useUnsaved } from '../link/unsaved.ts';
import { Button } from '../ui/buttons.tsx';
import { Boundary } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import { explainKept, explainMissing, printError } from './fault-words.ts';
import { showFault } from './fault-notice.tsx';
import { retryOf, useMissing } from './missing-part.ts';
import { WayOut } from './way-out.tsx';
import './faults.css';

interface PartProps {
  /** Starts a sentence: 'The log'. */
  readonly name: string;
  /** When this changes, a broken part is tried again. */
  readonly about?: string | number;
  /** Its place in the layout if it is special: 'over' the screen, or a row of the table. */
  readonly place?: 'over' | 'top' | 'phases' | 'dock';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen. If it breaks, an error takes its place and the rest of the screen goes on. */
export function Part({ name, about, place, actions, children }: PartProps) {
  return (
    <Boundary
      about={about}
      instead={(error, again) => <BrokenPart name={name} error={error} again={again} place={place} actions={actions} />}
    >
      {children}
    </Boundary>
  );
}

/** A part that takes up no room. If it breaks, it disappears and a notice over the screen reports it. */
export function QuietPart({ about, children }: Pick<PartProps, 'about' | 'children'>) {
  return (
    <Boundary about={about} instead={() => null} onFault={showFault}>
      {children}
    </Boundary>
  );
}

interface BrokenPartProps {
  readonly name: string;
  readonly error: unknown;
  readonly again: () => void;
  readonly place: PartProps['place'];
  readonly actions: ReactNode;
}

function BrokenPart({ name, error, again, place, actions }: BrokenPartProps) {
  const missing = useMissing(error);
  if (missing === 'looking' || missing === 'reloads')
    return (
      <p className="fault-waits" role="status">
        Loading…
      </p>
    );
  return (
    <div className="fault" role="alert" data-testid="fault" data-place={place}>
      <p>
        {missing === null
          ? `${name} has stopped working. The rest of the screen still works.`
          : `${name} could not be loaded. ${explainMissing(missing)}`}
      </p>
      {missing === null ? <p className="fault-detail">{printError(error)}</p> : null}
      <div className="fault-actions">
        <Button onClick={retryOf(error, again)}>Try again</Button>
        {actions}
        <WayOut />
      </div>
    </div>
  );
}

interface ScreenPartProps {
  /** A broken screen is tried again at another address. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A whole screen. If it breaks, an error page with ways to go on replaces it. */
export function ScreenPart({ address, children }: ScreenPartProps) {
  return (
    <Boundary about={address} instead={(error, again) => <BrokenScreen error={error} again={again} />}>
      {children}
    </Boundary>
  );
}

interface BrokenScreenProps {
  readonly error: unknown;
  readonly again: () => void;
}

/** Uses as little of the app as possible: any part of it might be broken too. */
function BrokenScreen({ error, again }: BrokenScreenProps) {
  const missing = useMissing(error);
  const isAllSaved = useUnsaved(({ matches }) => matches.length === 0);
  if (missing === 'looking' || missing === 'reloads') return <Waiting what="Loading…" />;
  return (
    <main className="page page-narrow" role="alert" data-testid="broken-screen">
      <h1>{missing === null ? 'This screen has stopped working' : 'This screen could not be loaded'}</h1>
      <p>{explainKept(missing, isAllSaved)}</p>
      {missing === null ? <p className="fault-detail">{printError(error)}</p> : null}
      <div className="page-actions">
        <WayOut tone="main" />
        <Button onClick={retryOf(error, again)}>Try again</Button>
        <a className="button" href="#/" onClick={again}>
          Home
        </a>
      </div>
    </main>
  );
}
