import { hashOf, madeOnce, nameless } from '@sandtable/kernel';
import type { Mission } from '../model/pack/mission.ts';

// The hashes of the parts of a pack, each made once. The pack's hash is made of all of them, a match's of those it
// uses.

export const hashOfMission = madeOnce((mission: Mission) => hashOf({ ...nameless(mission), briefing: '' }));

export const hashOfNamed = madeOnce((part: { readonly name: string }) => hashOf(nameless(part)));

export const hashOfPlain = madeOnce((part: object) => hashOf(part));
