import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come into sight. */
export function useInSight<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setInSight(true);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [box, isInSight];
}
