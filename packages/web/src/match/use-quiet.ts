import { useContext, useMemo } from 'react';
import { isEarlyMatch } from '../settings/newcomer.ts';
import { type Settings, useSetting, useSettingsStore } from '../settings/settings.ts';
import { usePhone } from '../ui/page.ts';
import { Extras, LessonRoom } from './app-context.ts';
import { usePlay } from './play-context.tsx';

/**
 * Whether the screen shows what decides and folds the rest. Never on a phone, which has no room for the rest in any case, and neither in a
 * lesson nor in a replay, which are about the figures. Counts the match as one of the first three.
 */
export function useQuiet(): boolean {
  const wish = useSetting('screen');
  const isLesson = useContext(LessonRoom) !== null;
  const { looking } = useContext(Extras);
  const id = usePlay(({ sitting }) => sitting.id);
  const isPhone = usePhone();
  return useMemo(
    () => !isPhone && !isLesson && looking === undefined && isQuietFor(wish, id),
    [isPhone, isLesson, looking, wish, id],
  );
}

function isQuietFor(wish: Settings['screen'], id: string): boolean {
  return wish === 'quiet' || (wish === 'first' && isEarlyMatch(id));
}

/** From now on, in every match. */
export function keepScreen(screen: 'quiet' | 'full'): void {
  useSettingsStore.getState().set('screen', screen);
}
