import type { ReactNode } from 'react';
import './branch-frame.css';

interface BranchFrameProps {
  readonly says: ReactNode;
  /** Buttons: the way back among them. */
  readonly deeds: ReactNode;
  readonly children: ReactNode;
}

/** A match that is none, under a yellow ribbon that never goes away. */
export function BranchFrame({ says, deeds, children }: BranchFrameProps) {
  return (
    <div className="branch-frame">
      <div className="branch-ribbon" role="status" data-testid="trying">
        <span>{says}</span>
        {deeds}
      </div>
      {children}
    </div>
  );
}
