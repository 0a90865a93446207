import type { ReactNode } from 'react';
import { useUnsaved } from '../link/unsaved.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { explainKept, printError } from './fault-words.ts';
import { retryOf, useMissing } from './use-missing.ts';
import { WayOut } from './way-out.tsx';
import './faults.css';

interface ScreenPartProps {
  /** Where it stands: another address is another screen, and is tried. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A whole screen: should it break, a page stands there that says so and knows the ways on. */
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

/** Uses nothing of the app that could itself be what is broken. */
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
