import { type ComponentType, use } from 'react';
import { loadingOnce } from './loading-once.ts';

/** A part that is loaded when it is first shown. Unlike React's own `lazy`, one that could not be loaded can be tried again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const once = loadingOnce<ComponentType<Props>>();
  return function LazyPart(props: Props) {
    const Part = use(once('', load));
    return <Part {...props} />;
  };
}
