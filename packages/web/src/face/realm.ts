import type { GameSystem, Realm as KernelRealm } from '@sandtable/kernel';
import type { Match } from '@sandtable/session';

/** The types of one game, under one name. The screens hand them back to the face they came from and never look inside. */
export type Realm = KernelRealm;
export type SystemOf<R extends Realm> = GameSystem<R>;
export type MatchOf<R extends Realm> = Match<R>;
