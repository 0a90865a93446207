import type { ReactNode } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { Button } from '../ui/button.tsx';
import { explainMissing, printError } from './fault-words.ts';
import { tellFault } from './told-faults.ts';
import { retryOf, useMissing } from './use-missing.ts';
import { WayOut } from './way-out.tsx';
import './faults.css';

interface PartProps {
  /** As a sentence begins with it: 'The log'. */
  readonly name: string;
  /** With something else to show it is tried again by itself. */
  readonly about?: string | number;
  /** Where it stands, if a screen has such places: 'over' the screen and not in it, or a row of the table. */
  readonly place?: 'over' | 'top' | 'phases' | 'dock';
  /** What else can be done about it. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen: should it break, it says so in its place, and the rest of the screen goes on. */
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

/** A part that takes no place of its own: should it break, it is gone, and that is told over the screen. */
export function QuietPart({ about, children }: Pick<PartProps, 'about' | 'children'>) {
  return (
    <Boundary about={about} instead={() => null} onFault={tellFault}>
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
