import { createContext, useContext } from 'react';
import { useOpenRule } from './open-rule.ts';

/** The game whose rules are meant by their ids, by its own id; '' for the first there is. */
export const RuleGame = createContext('');

/** Shows a rule over whatever is on the screen. */
export function useShowRule(): (id: string) => void {
  const game = useContext(RuleGame);
  const show = useOpenRule((store) => store.show);
  return (id) => show({ game, id });
}
