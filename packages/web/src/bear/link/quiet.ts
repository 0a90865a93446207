import type { BearSystem, View } from '@sandtable/bear';
import type { Bot } from '@sandtable/kernel';

/** An enemy for lessons: it passes whenever it may, and answers whatever else it is asked. */
export function quietFor(system: BearSystem): Bot<View> {
  return (view, random) => {
    const pass = system.offers(view, []).find(({ word }) => word === 'pass');
    return pass === undefined ? system.anySentence(view, random) : [pass.word];
  };
}
