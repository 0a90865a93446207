import { Component, type ReactNode } from 'react';
import { forgetFailed } from './loading-once.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What stands there while the children cannot; `again` tries them once more. */
  readonly instead: (error: unknown, again: () => void) => ReactNode;
  /** What they are about: once that is something else they are tried again by themselves. */
  readonly about?: string | number | undefined;
  readonly onFault?: (error: unknown) => void;
}

interface BoundaryState {
  readonly fault: { readonly error: unknown } | null;
}

/** Keeps what breaks inside from everything around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override componentDidUpdate(before: BoundaryProps, stateBefore: BoundaryState): void {
    // Not what has only just broken, over what it is about now.
    if (this.state.fault !== null && stateBefore.fault !== null && before.about !== this.props.about) this.#again();
  }

  readonly #again = (): void => {
    forgetFailed();
    this.setState({ fault: null });
  };

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : this.props.instead(fault.error, this.#again);
  }
}
