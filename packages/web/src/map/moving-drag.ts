import type { Drag, Hit } from '@sandtable/board';
import { openSentenceOf } from '../match/open-sentence.ts';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { pressOn } from '../match/saying-actions.ts';
import { takesOrders } from '../match/unit-orders.ts';
import { dropOn, heldSaying } from '../saying/drag.ts';
import type { Saying } from '../saying/saying.ts';

/**
 * A drag of one's own counter to where it could go. Letting it go says what two clicks would, and never sends. A finger pans the map
 * unless the unit is selected.
 */
export function movingDrag(store: PlayStore, piece: string, by: 'mouse' | 'touch'): Drag | null {
  const before = store.getState();
  const asked = openSentenceOf(before);
  if (asked === null || !takesOrders(asked)) return null;
  const { position } = asked.saying;
  const unit = position.unitNamed(piece);
  if (unit === -1 || (by === 'touch' && before.unit !== unit)) return null;
  const held = heldSaying(asked.saying, unit);
  if (held === null) return null;
  const isStill = (): boolean =>
    store.getState().moment.position === position && openSentenceOf(store.getState()) !== null;
  const hexIn = ({ hex }: Hit): number => (hex === null ? -1 : position.hexNamed(hex));
  const cancel = (): void => {
    const { stage, unit: selected, intent, refusal } = before;
    store.setState(isStill() ? { stage, unit: selected, intent, refusal, drag: null } : { drag: null });
  };
  return {
    move: (hit, _by, at) => {
      if (!isStill()) return store.setState({ drag: null });
      const isFirst = store.getState().drag === null;
      store.setState({ ...(isFirst ? takenUp(before, held, unit) : {}), drag: { unit, hex: hexIn(hit), at } });
    },
    drop: (hit) => {
      const hex = hexIn(hit);
      if (!isStill() || hex === -1 || hex === position.hexOfUnit(unit)) return cancel();
      store.setState({ drag: null });
      if (dropOn(held, hex) !== null) pressOn(store, { hex }, { by: 'drag' });
    },
    cancel,
  };
}

/** As after a click on the counter; a march of its own is forgotten. */
function takenUp({ intent }: PlayState, { words, later = [] }: Saying, unit: number): Partial<PlayState> {
  return {
    stage: { kind: 'saying', words, later, chooser: null, roll: null },
    unit,
    intent: intent?.unit === unit ? null : intent,
    refusal: [],
  };
}
