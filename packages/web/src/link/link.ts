import type { Bear } from '../bear/realm.ts';
import type { Moment as MomentOf, Trace as TraceOf } from '../face/moment.ts';

export type Moment = MomentOf<Bear>;
export type Trace = TraceOf<Bear>;
