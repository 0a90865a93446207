import type { ReactNode } from 'react';

export interface ShownProps {
  readonly show: () => ReactNode;
}

/** What a game shows in a place of its own; asked for inside that place, so that it can break there alone. */
export function Shown({ show }: ShownProps) {
  return show();
}
