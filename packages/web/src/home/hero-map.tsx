import { useEffect, useState } from 'react';
import { useThemeName } from '../settings/use-theme.ts';

/** Drawn at build time, so that the game need not be loaded; shown after the first paint, because drawing it is slow. */
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
