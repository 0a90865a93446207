import { useEffect, useSyncExternalStore } from 'react';
import { useSetting } from './settings.ts';

export type ThemeName = 'paper' | 'field';

export function useThemeName(): ThemeName {
  const chosen = useSetting('theme');
  const isDark = useMedia('(prefers-color-scheme: dark)');
  if (chosen === 'system') return isDark ? 'field' : 'paper';
  return chosen;
}

function useMotion(): boolean {
  const chosen = useSetting('motion');
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  return chosen === 'system' ? !isReduced : chosen === 'full';
}

/** Sets the attributes of the root element that the style sheets depend on. */
export function useLook(): void {
  const theme = useThemeName();
  const hasMotion = useMotion();
  const text = useSetting('text');
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    dataset['text'] = text;
    dataset['motion'] = hasMotion ? 'full' : 'none';
    // In both meta elements (light and dark): the chosen theme need not be the system's.
    const bar = getComputedStyle(document.documentElement).getPropertyValue('--card');
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', bar);
  }, [theme, text, hasMotion]);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // Rendered without a browser: the light theme, with motion.
    () => false,
  );
}
