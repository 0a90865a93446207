import { type ReactNode, Suspense } from 'react';

/** For parts that are loaded when they are wanted: nothing until they are there. */
export function later(what: ReactNode): ReactNode {
  return <Suspense fallback={null}>{what}</Suspense>;
}
