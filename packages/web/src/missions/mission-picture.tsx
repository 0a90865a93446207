import { drawBoard, FIELD, HEX_WIDTH, makePlane, PAPER } from '@sandtable/board';
import { useEffect, useState } from 'react';
import type { MissionFacts, MissionsFace } from '../face/missions.ts';
import { type ThemeName, useThemeName } from '../settings/use-theme.ts';

interface MissionPictureProps {
  readonly missions: MissionsFace;
  readonly facts: MissionFacts;
}

/** The board of a mission with all counters as they are set up. */
export function MissionPicture({ missions, facts: { id, name } }: MissionPictureProps) {
  const theme = useThemeName();
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    // After the page has been painted: a drawing takes a tenth of a second.
    const timer = setTimeout(() => setDrawing(drawingOf(missions, id, theme)), 0);
    return () => clearTimeout(timer);
  }, [missions, id, theme]);
  if (drawing === null) return <div className="mission-picture" />;
  // In the page itself: a picture of its own would have its names in a face of the machine.
  return (
    <div
      className="mission-picture"
      role="img"
      aria-label={`The map of ${name} with both sides set up`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** About as wide as it is shown, in pixels: counters have no more on them than can be read. */
const WIDTH = 850;

const drawn = new Map<string, string>();

/** Drawn once a theme. */
function drawingOf(missions: MissionsFace, id: string, theme: ThemeName): string {
  const key = `${theme} ${id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = missions.pictureOf(id);
  const look = {
    theme: theme === 'field' ? FIELD : PAPER,
    hexPixels: (WIDTH * HEX_WIDTH) / makePlane(picture).bounds.width,
    turning: 'upright',
    fanned: null,
    hidesPieces: false,
    ids: 'picture-',
  } as const;
  const text = drawBoard(picture, look);
  drawn.set(key, text);
  return text;
}
