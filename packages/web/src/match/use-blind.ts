import { isBlind } from '../link/blind.ts';
import { usePlay } from './play-context.tsx';

/** Whether to hide what the other side drafted: if the person chose so, until the match is over. */
export function useBlind(): boolean {
  const id = usePlay((state) => state.sitting.id);
  const isOver = usePlay((state) => state.moment.outcome !== null);
  return !isOver && isBlind(id);
}
