import type { Facing } from '@sandtable/hex';

/** Sides are told apart by the shape of their mark; the colour of the body only helps. */
export const SIDE_NAMES = ['german', 'soviet', 'austrian', 'russian'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** The silhouettes. */
export const ART_NAMES = [
  'rifle',
  'smg',
  'pioneer',
  'tankHunter',
  'officer',
  'cavalry',
  'lmg',
  'mmg',
  'hmg',
  'mortar',
  'atGun',
  'infantryGun',
  'artillery',
  'flak',
  'wagon',
  'truck',
  'halftrack',
  'armouredCar',
  'selfPropelled',
  'lightTank',
  'mediumTank',
  'heavyTank',
] as const;
export type ArtName = (typeof ART_NAMES)[number];

export const MOVE_NAMES = ['foot', 'wheeled', 'tracked'] as const;
export type MoveName = (typeof MOVE_NAMES)[number];

/** A number on a counter as it is now; `change` says that it is more or less than the printed one. */
export interface Figure {
  readonly value: number;
  readonly change: 'none' | 'more' | 'less';
}

export interface DefenseFigure extends Figure {
  readonly isArmoured: boolean;
}

export interface FireFigure extends Figure {
  /** A crew's weapon: the number stands in a white box. */
  readonly isBoxed: boolean;
}

/** The numbers of a counter, each at its place. What is null is left out. */
export interface Figures {
  readonly attack: Figure | null;
  /** In brackets below the attack cost. */
  readonly indirect: Figure | null;
  /** A ring round the attack cost. */
  readonly hasTurret: boolean;
  readonly move: Figure | null;
  readonly moves: MoveName;
  /** Bonus moves, one sign each. */
  readonly bonus: { readonly wheeled: number; readonly tracked: number };
  readonly red: FireFigure | null;
  readonly blue: FireFigure | null;
  readonly range: { readonly least: number; readonly most: Figure } | null;
  readonly flank: DefenseFigure | null;
  readonly front: DefenseFigure | null;
}

/** Small signs at the rim of a counter. */
export const SIGN_NAMES = ['blast', 'flame', 'smoke', 'shield', 'openTop'] as const;
export type SignName = (typeof SIGN_NAMES)[number];

/** What a piece is in or behind, and what it carries. */
export const STATE_NAMES = ['hasty', 'inside', 'carrying', 'stuck', 'hidden', 'exposed'] as const;
export type StateName = (typeof STATE_NAMES)[number];

export interface PiecePicture {
  readonly id: string;
  /** The hex it is in, by id. */
  readonly at: string;
  readonly side: SideName;
  /** null: nobody knows what it is; it is shown as a question mark. */
  readonly art: ArtName | null;
  readonly number: string;
  readonly name: string;
  /** For the list that is read aloud: 'Soviet Rifle squad 05, fresh, facing NE'. */
  readonly words: string;
  readonly facing: Facing | null;
  readonly figures: Figures | null;
  readonly signs: readonly SignName[];
  readonly spent: boolean;
  readonly hit: { readonly letter: string } | null;
  readonly states: readonly StateName[];
  /** Not there yet: a proposal, or where something was. */
  readonly isGhost: boolean;
}
