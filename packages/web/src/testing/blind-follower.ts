import {
  type Blind,
  blind,
  randomAt,
  randomOf,
  type Realm,
  Recorder,
  type Seat,
  type Sentence,
  streamsOf,
} from '@sandtable/kernel';
import { EFFORTS, search } from '@sandtable/lab';
import { PROCEDURE_SEAT } from '@sandtable/session';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import type { MissionFacts, MissionsFace } from '../face/missions.ts';
import { withRest } from '../link/late-parts.ts';
import { nextAfter } from '../link/mind.ts';
import { usualPlan } from '../missions/onward.ts';
import { proposalOf } from '../saying/saying.ts';

/** Whose word is taken: the usual order, which is on the card at once, or the general's, which takes its place. */
export type Advice = 'usual' | 'general64' | 'general256';

export interface FollowedGame<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: LinkFace<R>;
}

interface Followed<R extends Realm> extends FollowedGame<R> {
  readonly missions: MissionsFace;
  readonly facts: MissionFacts;
  readonly seed: string;
  readonly advice: Advice;
}

/** Plays a mission as its page sets it up, following the adviser blindly and answering every question as proposed. True if it is won. */
export async function isWonBy<R extends Realm>(followed: Followed<R>): Promise<boolean> {
  const { face, link, missions, facts, seed, advice } = followed;
  const { system, bots } = link;
  const craft = await link.craft?.();
  if (craft === undefined) throw new Error('no general to follow');
  const { options, seats } = usualPlan(missions, facts);
  const me = Object.entries(seats).find(([, { kind }]) => kind === 'person')?.[0] ?? '';
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const state = system.setup(read.value, new Recorder(streamsOf(seed, system.streams)));
  const random = randomOf(seed, 'bot');
  let next: Sentence | null = null;
  const orderOf = async (view: Blind<R['view']>, seat: Seat, entry: number): Promise<Sentence> => {
    const dilemma = () => ({ view, seat, random: randomAt(seed, `hint/${seat}`, entry) });
    const ideas = await face.table.positionOf(view).advise?.();
    const usual = face.table.positionOf(view).plan === null ? ideas?.[0]?.words : ideas?.flatMap(({ words }) => words);
    const found = advice === 'usual' ? (usual ?? []) : search(craft, dilemma(), EFFORTS[advice]).chosen;
    next = nextAfter(craft, dilemma(), found);
    return found;
  };
  const answerOf = async (view: Blind<R['view']>, seat: Seat, entry: number): Promise<Sentence> => {
    const position = face.table.positionOf(view);
    if (position.advise !== null) return withRest(link, () => orderOf(view, seat, entry));
    const said = next;
    next = null;
    if (said !== null && system.allows(view, said)) return said;
    return proposalOf({ position, words: [] }) ?? system.anySentence(view, random);
  };
  for (let entry = 0; ; entry++) {
    const pending = system.pending(state);
    if (pending === undefined) break;
    const { seat } = pending;
    const view: Blind<R['view']> = blind(system.view(state, seat));
    const holder = seats[seat];
    const bot = holder?.kind === 'bot' ? bots[holder.bot] : undefined;
    const said =
      seat === PROCEDURE_SEAT
        ? ['proceed']
        : holder?.kind === 'person'
          ? await answerOf(view, seat, entry)
          : (bot?.(view, random) ?? []);
    system.apply(state, said, new Recorder<R['event'], R['note']>(state.random));
  }
  return system.outcome(system.view(state, 'spectator'))?.winners.includes(me) === true;
}
