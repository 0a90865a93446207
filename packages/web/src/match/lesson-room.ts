import { createContext, type ReactNode, useContext } from 'react';

/** Whether the match on the screen is a lesson: what it is called, and the card that tells what to do. */
export const LessonRoom = createContext<{ readonly title: string; readonly card: ReactNode } | null>(null);

export function useLessonTitle(): string | null {
  return useContext(LessonRoom)?.title ?? null;
}
