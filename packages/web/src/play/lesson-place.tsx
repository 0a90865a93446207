import { useContext } from 'react';
import { LessonRoom } from '../match/lesson-room.ts';

/** Where a lesson speaks: over the upper left of the map, on a phone in one line above the sheet. */
export function LessonPlace() {
  const lesson = useContext(LessonRoom);
  return lesson === null ? null : <div className="lesson-place">{lesson.card}</div>;
}
