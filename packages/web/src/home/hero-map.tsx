import { useEffect, useState } from 'react';
import { useThemeName } from '../settings/use-theme.ts';

/**
 * What a game looks like on the table: drawn when the app was built, so that it is there before the game is. It comes right
 * after the first paint: to draw it takes a slow machine longer than all the rest of the page.
 */
export function HeroMap({ name }: { readonly name: string }) {
  const theme = useThemeName();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? <img src={`${name}-${theme}.svg`} alt="" decoding="async" /> : null;
}
