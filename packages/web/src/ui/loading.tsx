import { Component, type ComponentType, type ReactNode, Suspense, use, useCallback, useState } from 'react';

/** What could not be loaded, each to be forgotten. */
const failed = new Set<() => void>();

/**
 * Loads everything once, and gives always the same promise, as React's `use` wants it. What could not be loaded stays so until
 * somebody tries again: asked for anew at every look it would be asked for without end.
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

/** From now on what failed is asked for once more. */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A part that is loaded when it is first shown. Unlike React's own `lazy`, one that could not be loaded can be tried again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const once = loadingOnce<ComponentType<Props>>();
  return function LazyPart(props: Props) {
    const Part = use(once('', load));
    return <Part {...props} />;
  };
}

/** For parts that are loaded when they are wanted: nothing until they are there. */
export function later(what: ReactNode): ReactNode {
  return <Suspense fallback={null}>{what}</Suspense>;
}

/** For what a screen can do without: nothing until it is there, and nothing if it does not come. */
export function ornament(what: ReactNode): ReactNode {
  return (
    <Boundary instead={() => null} onFault={forgetFailed}>
      <Suspense fallback={null}>{what}</Suspense>
    </Boundary>
  );
}

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

/** Hands an error that came later to the boundary around: the screen breaks by it as if it had come while it was made. */
export function useFail(): (error: unknown) => void {
  const [, change] = useState(null);
  return useCallback((error: unknown) => {
    change(() => {
      throw error;
    });
  }, []);
}
