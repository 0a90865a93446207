import { type Audience, must, type Realm } from '@sandtable/kernel';
import { branchFrom, type Seating } from '@sandtable/session';
import type { GameFace } from '../face/game.ts';
import { type LinkFace, PLAIN_LINK } from '../face/link.ts';
import type { TableLink } from '../face/moment.ts';
import { directLink } from '../link/direct-link.ts';
import { peopleOf, YOU } from '../link/seating.ts';
import { freshSeed } from '../link/seed.ts';
import { withRest } from '../link/late-parts.ts';
import { Table } from '../link/table.ts';
import { LINKS } from './links.ts';

interface KnownEntry<R extends Realm> {
  readonly view: R['view'];
  readonly audience: Audience;
  readonly seating: Seating;
}

/**
 * A match that continues from what a viewer knows, on this page only: hidden things and dice are made up. One person
 * speaks for all people; bots play their own seats.
 */
export async function tryOut<R extends Realm>(
  { system }: GameFace<R>,
  game: string,
  { view, audience, seating }: KnownEntry<R>,
): Promise<TableLink<R>> {
  const loaded = await LINKS[game]?.();
  // The part that makes up a position may not be loaded yet; the page and the link have the same game.
  const loadRest = loaded?.use((each) => each.loadRest?.bind(each));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  const thinkers = (loaded?.use((each): unknown => each.thinkers) ?? null) as LinkFace<R>['thinkers'];
  const seats = withBots(seating, audience, thinkers?.names ?? []);
  const known = { view, audience, seating: seats, options: 'options' in view ? view.options : {} };
  const face: LinkFace<R> = {
    ...PLAIN_LINK,
    ...(loadRest === undefined ? {} : { loadRest }),
    system,
    bots: {},
    thinkers,
    standingOf: () => ({ mission: null, name: '', standing: '', pieces: [], rules: [], names: {} }),
  };
  const match = must(await withRest(face, () => branchFrom(system, known, freshSeed())));
  const table = new Table(face, match);
  await table.callBots();
  const [first = audience] = Object.keys(seating);
  table.sit(peopleOf(match.seating).find((seat) => seat === match.asks) ?? (audience in seating ? audience : first));
  // It is not saved.
  return { ...directLink(table), local: null };
}

/** Generals think for seconds, and here the only thread is the page's. */
const SLOW = /^general/;

/** The person takes over the seat whose view this is; if only bots would be left, the person plays all their seats. */
function withBots(seating: Seating, audience: Audience, names: readonly string[]): Seating {
  const stays = (seat: string, bot: string): boolean => seat !== audience && names.includes(bot) && !SLOW.test(bot);
  const seats = Object.entries(seating).map(([seat, holder]): [string, Seating[string]] => [
    seat,
    holder.kind !== 'bot' || stays(seat, holder.bot) ? holder : PERSON,
  ]);
  if (seats.some(([, { kind }]) => kind === 'person')) return Object.fromEntries(seats);
  return Object.fromEntries(seats.map(([seat, holder]) => [seat, holder.kind === 'bot' ? PERSON : holder]));
}

const PERSON = { kind: 'person', name: YOU } as const;
