import type { ReactNode } from 'react';
import './branch-frame.css';

interface BranchFrameProps {
  readonly says: ReactNode;
  readonly deeds: ReactNode;
  readonly children: ReactNode;
}

/** A branch of a match that is only tried out, under a yellow ribbon that is always visible. */
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
