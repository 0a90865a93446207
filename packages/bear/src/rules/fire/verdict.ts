import type { Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import type { FireOdds } from '../../model/figures.ts';
import type { FireKey } from './reasons.ts';

export type FireVerdict = Verdict<FireOdds, FireKey | SightKey>;
