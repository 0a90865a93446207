import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton, ReloadButton } from './buttons.tsx';

interface NoticeProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** An error message, announced at once by screen readers. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <div className="notice-text">{children}</div>
      {actions}
    </div>
  );
}

/** Announced by screen readers too. */
export function Waiting({ what }: { readonly what: string }) {
  return (
    <p className="waiting" role="status">
      {what} <TakesLong />
    </p>
  );
}

/** Milliseconds before a wait counts as long: a slow machine or network is no fault. */
const PATIENCE = 10_000;

/** Empty at first. A hanging worker never fails, so after a while this offers a reload; the wait continues. */
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

export function NotFound() {
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
