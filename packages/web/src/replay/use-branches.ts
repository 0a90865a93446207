import type { Realm } from '@sandtable/kernel';
import { useMemo, useRef, useState } from 'react';
import type { GameFace } from '../face/game.ts';
import { type Branch, branchAt, type BranchDesk, branchTrack, compareBranch } from './branches.ts';
import type { ReplayStore } from './player.ts';
import type { ReplayLink } from './replay-link.ts';

interface BranchesNeeds<R extends Realm> {
  readonly face: GameFace<R>;
  readonly game: string;
  readonly past: ReplayLink<R>;
  readonly replay: ReplayStore;
}

interface HeldBranches<R extends Realm> {
  readonly desk: BranchDesk;
  /** The branch being played; null during the replay itself. */
  readonly open: Branch<R> | null;
  leave(): void;
}

/** The branches of one replay; they last as long as its screen. */
export function useBranches<R extends Realm>({ face, game, past, replay }: BranchesNeeds<R>): HeldBranches<R> {
  const [branches, setBranches] = useState<readonly Branch<R>[]>([]);
  const [open, setOpen] = useState<number | null>(null);
  const made = useRef(0);
  const desk = useMemo((): BranchDesk => {
    const needs = { face, game, past };
    const find = (number: number): Branch<R> => {
      const found = branches.find((each) => each.number === number);
      if (found === undefined) throw new Error(`there is no branch ${number}`);
      return found;
    };
    const begin = async ({ from, eyes }: Pick<Branch<R>, 'from' | 'eyes'>): Promise<void> => {
      const branch = await branchAt(needs, { number: made.current + 1, from, eyes });
      made.current++;
      setBranches((all) => [...all, branch]);
      setOpen(branch.number);
    };
    return {
      tracks: branches.map((each) => branchTrack(face, each)),
      begin: () => begin({ from: replay.getState().at, eyes: past.eyes }),
      enter: setOpen,
      renew: (number) => begin(find(number)),
      remove: (number) => setBranches((all) => all.filter((each) => each.number !== number)),
      compare: (number) => compareBranch(needs, find(number)),
    };
    // `open` is a dependency because a branch has grown when it is left.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [face, game, past, replay, branches, open]);
  return { desk, open: branches.find((each) => each.number === open) ?? null, leave: () => setOpen(null) };
}
