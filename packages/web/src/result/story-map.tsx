import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../ui/idle.ts';
import type { Frame } from './story-picture.ts';

interface StoryMapProps {
  /** For screen readers. */
  readonly label: string;
  readonly className: string;
  /** Returns an SVG document for this place; `about` names everything that it depends on. */
  readonly paint: (frame: Frame) => string | null;
  readonly about: string;
}

/** Milliseconds after the page is shown: drawing the ground takes long. */
const SOON = 20;

export function StoryMap({ label, className, paint, about }: StoryMapProps) {
  const [drawn, setDrawn] = useState<{ readonly about: string; readonly text: string } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => whenIdle(() => box.current !== null && setDrawn({ about, text: paint(sizeOf(box.current)) ?? '' }), SOON),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `about` says when to draw again
    [about],
  );
  return (
    <div
      ref={box}
      className={className}
      role="img"
      aria-label={label}
      data-drawn={drawn?.about === about && drawn.text !== ''}
      dangerouslySetInnerHTML={{ __html: drawn?.text ?? '' }}
    />
  );
}

/** Never zero: the page may be laid out later. */
function sizeOf({ clientWidth, clientHeight }: HTMLElement): Frame {
  return { width: Math.max(100, clientWidth), height: Math.max(100, clientHeight) };
}
