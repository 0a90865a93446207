import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';
import { forgetFailed } from './loading-once.ts';

/** For what a screen can do without: nothing until it is there, and nothing if it does not come. */
export function ornament(what: ReactNode): ReactNode {
  return (
    <Boundary instead={() => null} onFault={forgetFailed}>
      <Suspense fallback={null}>{what}</Suspense>
    </Boundary>
  );
}
