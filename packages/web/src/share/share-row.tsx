import type { ReactNode } from 'react';

interface ShareRowProps {
  readonly title: string;
  /** What it is, and what it reveals to others. */
  readonly text: string;
  readonly children: ReactNode;
}

export function ShareRow({ title, text, children }: ShareRowProps) {
  return (
    <div className="share-row">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="share-deed">{children}</div>
    </div>
  );
}
