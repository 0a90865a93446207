import { hashOf, madeOnce } from '@sandtable/kernel';
import type { Mission } from '../model/pack/mission.ts';

// The hashes of the parts of a pack, each made once: the whole pack has them all, a match those of what it uses.

export const hashOfMission = madeOnce((mission: Mission) => hashOf({ ...nameless(mission), briefing: '' }));

/** Of a part that has a name, which does not count. */
export const hashOfNamed = madeOnce((part: { readonly name: string }) => hashOf(nameless(part)));

export const hashOfPlain = madeOnce((part: object) => hashOf(part));

function nameless<T extends { readonly name: string }>(each: T): T {
  return { ...each, name: '' };
}
