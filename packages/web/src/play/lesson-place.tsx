import { useContext } from 'react';
import { CoachLine } from '../coach/coach-line.tsx';
import { LessonRoom } from '../match/lesson-room.ts';
import './lesson-place.css';

/** Where a lesson speaks, or in a match what one should know: over the upper left of the map, on a phone above the sheet. */
export function LessonPlace() {
  const lesson = useContext(LessonRoom);
  return <div className="lesson-place">{lesson === null ? <CoachLine /> : lesson.card}</div>;
}
