import type { GlanceNote } from '../face/speech.ts';
import { dropOn } from '../saying/drag.ts';
import { chosenIn, type Saying } from '../saying/saying.ts';
import { noteText } from '../face/speech.ts';

/** What is said at the pointer of a drag: the figures of the box that a click there would open. */
export interface DragNote {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isBarred: boolean;
}

export function dragNoteOf(held: Saying, unit: number, hex: number, hasOdds: boolean): DragNote | null {
  const { position } = held;
  if (hex === -1 || hex === position.hexOfUnit(unit)) return null;
  const drop = dropOn(held, hex);
  if (drop === null) {
    const { text, why } = position.hexWord(held.words, hex, chosenIn(held));
    const [first] = why;
    return { title: text === '' ? (first?.text ?? 'Not there') : text, lines: [], isBarred: true };
  }
  const { words, way } = drop;
  if (way !== null && way.moves > 1) {
    const { legs, moves, sum, notes } = way;
    const isWhole = legs.length === moves;
    return {
      title: `${legs.length} ${legs.length === 1 ? 'step' : 'steps'} · ${sum.price}`,
      lines: [
        `threat: ${sum.threat}`,
        ...texts(notes, hasOdds),
        ...(isWhole ? [] : [`Too far for this round: ${moves} moves`]),
      ],
      isBarred: false,
    };
  }
  const glance = position.glance(words, { before: position.plan === null ? [] : held.words, roll: null });
  if (glance === null) return null;
  const { deed, chance, price, notes } = glance;
  return {
    title: [deed, chance, price].filter((part) => part !== '').join(' · '),
    lines: texts(notes, hasOdds),
    isBarred: false,
  };
}

function texts(notes: readonly GlanceNote[], hasOdds: boolean): string[] {
  return notes.map((note) => noteText(note, hasOdds)).filter((text) => text !== '');
}
