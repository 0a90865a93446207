import type { Audience, Realm } from '@sandtable/kernel';
import { createContext } from 'react';
import type { GameFace } from '../face/game.ts';
import type { Moment, TableLink } from '../face/moment.ts';
import type { ScoreBox } from '../face/result.ts';
import { tryOut } from '../games/try-out.ts';
import { sitDown } from '../match/sitting.ts';
import type { ReplayLink } from './replay-link.ts';
import { placeOf, type TrackStop, trackOf } from './track.ts';

/** A match that continues from an entry as one pair of eyes knew it then. It exists only on this page and does not touch the real match. */
export interface Branch<R extends Realm> {
  readonly number: number;
  readonly from: number;
  readonly eyes: Audience;
  readonly link: TableLink<R>;
}

/** The part of a branch that is drawn and described beside the match. */
export interface BranchTrack {
  readonly number: number;
  readonly from: number;
  /** The first is the entry it continues from. */
  readonly stops: readonly TrackStop[];
}

/** The actions on branches, for parts of the screen that know no game. */
export interface BranchDesk {
  readonly tracks: readonly BranchTrack[];
  /** Starts at the entry on the screen, through the eyes in use. */
  begin(): Promise<void>;
  enter(number: number): void;
  /** The same starting point with other dice. */
  renew(number: number): Promise<void>;
  remove(number: number): void;
  compare(number: number): Promise<readonly CompareRow[]>;
}

export const Branches = createContext<BranchDesk | null>(null);

interface BranchNeeds<R extends Realm> {
  readonly face: GameFace<R>;
  readonly game: string;
  readonly past: ReplayLink<R>;
}

/** Made only from what these eyes saw at that entry: everything hidden is imagined, and the dice are new. */
export async function branchAt<R extends Realm>(
  { face, game, past }: BranchNeeds<R>,
  { number, from, eyes }: Omit<Branch<R>, 'link'>,
): Promise<Branch<R>> {
  const { view } = await past.seenBy(eyes, from);
  const link = await tryOut(face, game, { view, audience: eyes, seating: past.seating });
  return { number, from, eyes, link };
}

export function branchTrack<R extends Realm>(face: GameFace<R>, { number, from, link }: Branch<R>): BranchTrack {
  return { number, from, stops: trackOf(sitDown(face, link).log()).stops };
}

export interface CompareRow {
  readonly label: string;
  readonly happened: string;
  readonly branched: string;
}

const UNPLAYED = 'Not played yet';
const NOTHING = 'Nothing was told';

/** At most five rows: the next two actions, the score as many entries later, the losses, and the end. */
export async function compareBranch<R extends Realm>(
  { face, past }: BranchNeeds<R>,
  branch: Branch<R>,
): Promise<readonly CompareRow[]> {
  const { from, eyes, link } = branch;
  const { scoreOf } = await face.result();
  const { stops } = trackOf(sitDown(face, past).log());
  const after = stops.slice(placeOf({ stops }, from) + 1);
  const { stops: own } = branchTrack(face, branch);
  const played = own.slice(1);
  const span = after.slice(0, played.length);
  const then = await past.seenBy(eyes, span.at(-1)?.seq ?? from);
  const [now, last] = [link.now(), past.now()];
  const score = ({ view }: Moment<R>): string => printScore(scoreOf?.(view) ?? []);
  const [firstHere, nextHere] = actionsIn(after);
  const [firstThere, nextThere] = actionsIn(played);
  const rows: readonly CompareRow[] = [
    { label: 'Next', happened: firstHere ?? 'The end', branched: firstThere ?? UNPLAYED },
    { label: 'Then', happened: nextHere ?? 'The end', branched: nextThere ?? UNPLAYED },
    { label: `Score, ${played.length} moves on`, happened: score(then), branched: score(now) },
    { label: 'Destroyed by then', happened: String(lostIn(span)), branched: String(lostIn(played)) },
    {
      label: 'At the end',
      happened: last.outcome === null ? UNPLAYED : score(last),
      branched: now.outcome === null ? UNPLAYED : score(now),
    },
  ];
  return scoreOf === undefined ? rows.filter(({ label }) => !/^Score|^At/.test(label)) : rows;
}

function actionsIn(stops: readonly TrackStop[]): readonly string[] {
  return stops.filter(({ endsAction }) => endsAction).map(({ headline }) => (headline === '' ? NOTHING : headline));
}

function lostIn(stops: readonly TrackStop[]): number {
  return stops.reduce((sum, { landmarks }) => sum + landmarks.filter((each) => each === 'kill').length, 0);
}

/** `3 : 1`; a single score in words. */
function printScore(boxes: readonly ScoreBox[]): string {
  const [only, other] = boxes;
  if (only !== undefined && other === undefined) return only.words;
  return boxes.map(({ figures }) => figures.map(({ figure }) => figure).join(' + ')).join(' : ');
}
