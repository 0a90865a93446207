import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton, ReloadButton } from './buttons.tsx';

interface NoticeProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** Something went wrong, in words; read out at once. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <div className="notice-text">{children}</div>
      {actions}
    </div>
  );
}

/** While something comes; it says so to those who listen as well. */
export function Waiting({ what }: { readonly what: string }) {
  return (
    <p className="waiting" role="status">
      {what} <TakesLong />
    </p>
  );
}

/** So long anything may take to come, in milliseconds: a slow machine or network is no fault. */
const PATIENCE = 10_000;

/**
 * Stands where something is waited for, and says nothing at first. What never comes need not fail (a worker that hangs does
 * not), so after a while there is a way out; whoever waits on may still get it.
 */
export function TakesLong() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <span className="takes-long">
      This is taking longer than usual. <ReloadButton />
    </span>
  );
}

export function Nowhere() {
  return (
    <main className="page page-narrow">
      <h1>Page not found</h1>
      <p>This address is not a page of Sandtable.</p>
      <div>
        <LinkButton href="/" tone="main">
          Home
        </LinkButton>
      </div>
    </main>
  );
}
