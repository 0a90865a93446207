import { isBlind } from '../link/blind.ts';
import { usePlay } from './play-context.tsx';

/** Whether what the other side drafted is hidden: until the match is over, if the person chose so. */
export function useBlind(): boolean {
  const id = usePlay((state) => state.sitting.id);
  const isOver = usePlay((state) => state.moment.outcome !== null);
  return !isOver && isBlind(id);
}
