import type { AnswerTo, MatchInfo } from '@sandtable/protocol';
import type { Presence } from '../lobby/presence.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';

type PersonPage = AnswerTo<'GET /api/people/:id'>;

interface PagePlan {
  readonly store: Store;
  readonly presence: Presence;
  now(): number;
  info(match: StoredMatch, viewer: Person | undefined): MatchInfo;
  isPublic(match: StoredMatch): boolean;
}

const MOST_MATCHES = 12;
const MOST_LOOKED_AT = 100;

/** A person's page as `viewer` may see it; undefined if there is no such person, or they have blocked the viewer. */
export async function personPage(
  plan: PagePlan,
  id: string,
  viewer: Person | undefined,
): Promise<PersonPage | undefined> {
  const { store, presence, now, info, isPublic } = plan;
  const person = await store.house.person(id);
  if (person === undefined) return undefined;
  const isMe = viewer?.id === id;
  const [blocked, blockers, muted] =
    viewer === undefined || isMe
      ? [[], [], []]
      : await Promise.all([
          store.relations.blockedBy(viewer.id),
          store.relations.blockersOf(viewer.id),
          store.talk.mutedBy(viewer.id),
        ]);
  // For the blocked there is a name and nothing else.
  const isClosed = blockers.includes(id);
  const shown = await store.relations.profile(id);
  const may = (what: number): boolean => !isClosed && (isMe || what === 1);
  const matches = may(shown.matches) ? await store.matches.of(id, now(), MOST_LOOKED_AT) : null;
  const open = matches?.filter((match) => isPublic(match) && match.row.status !== 'waiting').slice(0, MOST_MATCHES);
  const mine = viewer === undefined || isMe ? [] : await store.matches.of(viewer.id, now(), MOST_LOOKED_AT);
  const together = mine.filter(({ row, seats }) => row.status === 'over' && seats.some((seat) => seat.person === id));
  return {
    person: { id: person.id, name: person.name, mark: person.mark },
    since: person.since,
    isHere: may(shown.presence) ? await presence.isHere(id) : null,
    ...{ isMe, isMuted: muted.includes(id), isBlocked: blocked.some((each) => each.id === id) },
    about: isClosed ? '' : shown.about,
    record: may(shown.record) ? await recordOf(store, id) : null,
    matches: open?.map((match) => info(match, viewer)) ?? null,
    together: together.slice(0, MOST_MATCHES).map((match) => info(match, viewer)),
  };
}

/** How a person's matches with others ended. */
async function recordOf({ house }: Store, id: string): Promise<NonNullable<PersonPage['record']>> {
  const record = { finished: 0, running: await house.countRunning(id), flagged: 0, resigned: 0, claimed: 0 };
  for (const { seats, text } of await house.ended(id)) {
    // `* flag red`: what the table said, and the seats that it named.
    const [, what, ...named] = (text ?? '').split(' ');
    const isNamed = seats.some((seat) => named.includes(seat));
    if (what === 'flag' && isNamed) record.flagged++;
    else if (what === 'resign' && isNamed) record.resigned++;
    else if (what === 'claim' && !isNamed) record.claimed++;
    else if (what !== 'abort') record.finished++;
  }
  return record;
}
