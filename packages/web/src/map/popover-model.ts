import type { Sentence } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { Glance } from '../face/glance.ts';
import { askedOf, type Asked } from '../match/asked.ts';
import { chooserIn, rollIn } from '../match/modes.ts';
import type { Chooser, PlayState } from '../match/play-state.ts';
import { goalOf } from '../saying/press.ts';
import { leaderOf } from '../saying/who.ts';

/** What is decided at a hex. */
export interface PopoverModel {
  /** By its name on the map; null: in the middle of the map. */
  readonly hex: string | null;
  /** What the click could mean; none where it means one thing. */
  readonly rows: readonly PopoverRow[];
  /** What would be done; null while nothing is said to its end. */
  readonly deed: PopoverDeed | null;
  readonly byKey: boolean;
}

export interface PopoverRow {
  readonly entry: Entry;
  readonly label: string;
  readonly chance: string;
  readonly price: string;
  readonly isChosen: boolean;
}

export interface PopoverDeed {
  readonly sentence: Sentence;
  readonly glance: Glance;
}

/** Null where nothing is to be decided at a hex. */
export function popoverOf(state: PlayState): PopoverModel | null {
  const asked = askedOf(state);
  if (asked === null || state.sighting !== null || state.isMoving) return null;
  const chooser = chooserIn(state);
  const { position } = asked.saying;
  const rows = chooser === null ? [] : chooser.entries.map((entry) => rowOf(asked, chooser, entry));
  const deed = deedOf(asked, state, chooser);
  if (rows.length === 0 && deed === null) return null;
  const at = chooser !== null && chooser.hex !== -1 ? chooser.hex : placeOf(asked);
  return { hex: position.hexName(at) ?? null, rows, deed, byKey: chooser?.byKey === true };
}

function rowOf({ saying: { position, words } }: Asked, { before }: Chooser, entry: Entry): PopoverRow {
  const glance = position.glance(entry.words, { before, roll: null });
  return {
    entry,
    label: glance?.deed ?? entry.label,
    chance: glance?.chance ?? '',
    price: glance?.price ?? '',
    isChosen: entry.words.length <= words.length && entry.words.every((word, place) => word === words[place]),
  };
}

/** In a turn, what is said to its end and waits for a confirmation. */
function deedOf({ saying, proposal }: Asked, state: PlayState, chooser: Chooser | null): PopoverDeed | null {
  const { position, words } = saying;
  if (proposal === null || words.length < 2 || !position.isTurn || position.plan !== null) return null;
  const glance = position.glance(words, { before: chooser?.before ?? [], roll: rollIn(state) });
  return glance === null ? null : { sentence: proposal, glance };
}

/** Where it is done; what is done on the spot, at the one who does it. */
function placeOf({ saying }: Asked): number {
  const goal = goalOf(saying);
  return goal === -1 ? saying.position.hexOfUnit(leaderOf(saying)) : goal;
}
