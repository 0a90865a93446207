import { useContext } from 'react';
import { GameId } from '../ui/game-id.ts';
import { useOpenRule } from './open-rule.ts';

/** Shows a rule of the game at hand over whatever is on the screen. */
export function useShowRule(): (id: string) => void {
  const game = useContext(GameId);
  const show = useOpenRule((store) => store.show);
  return (id) => show({ game, id });
}
