import type { TileEvent } from '../model/solo/events.ts';
import { NONE } from '../model/ids.ts';
import type { EventWords } from './event-words.ts';
import { MARKER_NAMES } from './marker-words.ts';

/** G5.5, G5.6, G6: what only a generated solo mission has to tell. */
export const tileWords: EventWords<TileEvent> = {
  tileExecuted: ({ tile, space }, names) => `${names.tile(tile)} on space ${space} is executed`,
  tileLeapt: ({ tile, to }, names) =>
    to === NONE ? `${names.tile(tile)} leaves the Mission Track` : `${names.tile(tile)} leaps to space ${to}`,
  cupDrawn: ({ unit }, names) => `${names.unit(unit)} is drawn from the AI Draw Cup`,
  cupReturned: ({ unit }, names) => `${names.unit(unit)} cannot complete the order and goes back into the AI Draw Cup`,
  truckWaits: ({ unit }, names) => `${names.unit(unit)} waits: it cannot drive on along its road`,
  fortRaised: ({ what, at }, names) => `The AI gains a ${MARKER_NAMES[what]} in ${names.hex(at)}`,
};
