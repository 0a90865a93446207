import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 820px)';

/** Whether there is room for the map alone, and everything else lies on a sheet over it. */
export function usePhone(): boolean {
  return useSyncExternalStore((changed) => {
    const media = matchMedia(QUERY);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, isPhone);
}

export function isPhone(): boolean {
  return matchMedia(QUERY).matches;
}
