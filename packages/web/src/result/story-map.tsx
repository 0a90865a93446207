import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/idle.ts';

interface StoryMapProps {
  /** In words, for those who cannot see it. */
  readonly label: string;
  readonly className: string;
  /** Draws it as an SVG document; what it depends on is in `about`. */
  readonly paint: () => string | null;
  readonly about: string;
}

/** Milliseconds after the page is there: drawing the ground takes long. */
const SOON = 20;

/** A painted part of the map, drawn once the page is there. */
export function StoryMap({ label, className, paint, about }: StoryMapProps) {
  const [drawn, setDrawn] = useState<{ readonly about: string; readonly text: string } | null>(null);
  useEffect(
    () => whenIdle(() => setDrawn({ about, text: paint() ?? '' }), SOON),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `about` says when to draw again
    [about],
  );
  return (
    <div
      className={className}
      role="img"
      aria-label={label}
      data-drawn={drawn?.about === about && drawn.text !== ''}
      dangerouslySetInnerHTML={{ __html: drawn?.text ?? '' }}
    />
  );
}
