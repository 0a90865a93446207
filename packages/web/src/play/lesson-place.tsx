import { useContext } from 'react';
import { CoachLine } from '../coach/coach-line.tsx';
import { LessonRoom } from '../match/lesson-room.ts';
import { usePlay } from '../match/play-context.tsx';
import { usePhone } from '../ui/page.ts';
import './lesson-place.css';

/** Where a lesson speaks, or in a match what one should know: over the upper left of the map, on a phone above the sheet. */
export function LessonPlace() {
  const lesson = useContext(LessonRoom);
  const isPhone = usePhone();
  const peek = usePlay((state) => state.peek);
  return (
    <div className="lesson-place" style={isPhone ? { bottom: peek + GAP } : undefined}>
      {lesson === null ? <CoachLine /> : lesson.card}
    </div>
  );
}

/** Between it and the sheet, in pixels. */
const GAP = 6;
