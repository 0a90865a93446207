import type { Terrain } from '../model/map-plan.ts';
import type { AidKind } from '../model/turn.ts';
import { agree } from './agree.ts';
import type { ReasonWords } from './reason-told.ts';

type TermKey = AidKind | Terrain | 'av' | 'avOfDie' | 'concentric' | 'massAssault' | 'followMe' | 'support' | 'dv';

/** The terms of a target value; their figure stands beside them. */
export const targetTerms: ReasonWords<TermKey> = {
  av: ({ unit }) => `AV of ${unit}`,
  avOfDie: () => 'd6: every AV is lower',
  concentric: () => 'other attackers on the same target',
  massAssault: () => 'Mass assault',
  followMe: () => 'Follow me!',
  tactics: () => 'Aggressive tactics',
  massedAssault: () => 'Massed assault',
  volley: () => 'Close-range volley',
  coveringFire: ({ unit }) => `Covering fire for ${unit}`,
  dugIn: ({ unit }) => agree(unit, 'is dug in'),
  secondLine: ({ unit }) => `Second line behind ${unit}`,
  support: ({ unit }) => `artillery support against ${unit}`,
  dv: ({ unit }) => `DV of ${unit}`,
  open: ({ hex }) => `${hex} is open`,
  forest: ({ hex }) => `forest at ${hex}`,
  hill: ({ hex }) => `hill at ${hex}`,
  town: ({ hex }) => `town at ${hex}`,
};
