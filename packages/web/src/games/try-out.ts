import { type Audience, must, type Realm } from '@sandtable/kernel';
import { branchFrom, type Seating } from '@sandtable/session';
import type { GameFace } from '../face/game.ts';
import { type LinkFace, PLAIN_LINK } from '../face/link.ts';
import type { TableLink } from '../face/moment.ts';
import { directLink } from '../link/direct-link.ts';
import { freshSeed } from '../link/seed.ts';
import { Table, withRest } from '../link/table.ts';
import { LINKS } from './links.ts';

/** What somebody knows of a match at some entry, and who plays it. */
interface KnownEntry<R extends Realm> {
  readonly view: R['view'];
  readonly audience: Audience;
  readonly seating: Seating;
}

/**
 * A match that goes on from what somebody knows, on this page alone: what they do not know is made up, and so are the dice. One person
 * says everybody's words.
 */
export async function tryOut<R extends Realm>(
  { system }: GameFace<R>,
  game: string,
  { view, audience, seating }: KnownEntry<R>,
): Promise<TableLink<R>> {
  const known = { view, audience, seating, options: 'options' in view ? view.options : {} };
  const loaded = await LINKS[game]?.();
  // What a position is made up with may not be here yet; the page has the same game as the link.
  const loadRest = loaded?.use((each) => each.loadRest?.bind(each));
  const face: LinkFace<R> = {
    ...PLAIN_LINK,
    ...(loadRest === undefined ? {} : { loadRest }),
    system,
    bots: {},
    standingOf: () => ({ mission: null, name: '', standing: '', pieces: [], rules: [], names: {} }),
  };
  const match = must(await withRest(face, () => branchFrom(system, known, freshSeed())));
  const table = new Table(face, match);
  const [first = audience] = Object.keys(seating);
  table.sit(match.asks ?? (audience in seating ? audience : first));
  // It is nobody's to keep.
  return { ...directLink(table), local: null };
}
