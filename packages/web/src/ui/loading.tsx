import { Component, type ComponentType, type ReactNode, Suspense, use, useCallback, useState } from 'react';

/** Forgets each failed load. */
const failed = new Set<() => void>();

/**
 * Loads each key once and returns the same promise, as React's `use` requires. A failure stays until `forgetFailed`: if every render tried
 * again, it would never end.
 */
export function loadingOnce<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key, load) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const loading = load();
    asked.set(key, loading);
    loading.catch(() => failed.add(() => asked.delete(key)));
    return loading;
  };
}

/** Lets everything that failed be loaded again. */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component loaded when first rendered. Unlike React's `lazy`, one that failed can be tried again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const once = loadingOnce<ComponentType<Props>>();
  return function LazyPart(props: Props) {
    const Part = use(once('', load));
    return <Part {...props} />;
  };
}

/** Renders nothing while its parts load. */
export function later(what: ReactNode): ReactNode {
  return <Suspense fallback={null}>{what}</Suspense>;
}

/** For optional parts of a screen: renders nothing while it loads, and nothing if it fails. */
export function ornament(what: ReactNode): ReactNode {
  return (
    <Boundary instead={() => null} onFault={forgetFailed}>
      <Suspense fallback={null}>{what}</Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of broken children; `again` retries them. */
  readonly instead: (error: unknown, again: () => void) => ReactNode;
  /** When this changes, broken children are retried. */
  readonly about?: string | number | undefined;
  readonly onFault?: (error: unknown) => void;
}

interface BoundaryState {
  readonly fault: { readonly error: unknown } | null;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override componentDidUpdate(before: BoundaryProps, stateBefore: BoundaryState): void {
    // Unless they broke in this very update, with the new `about`.
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

/** Passes a later error to the surrounding boundary, as if it had been thrown during rendering. */
export function useFail(): (error: unknown) => void {
  const [, change] = useState(null);
  return useCallback((error: unknown) => {
    change(() => {
      throw error;
    });
  }, []);
}
