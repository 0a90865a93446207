import { type BattleOptions, OPTIONS } from './options.ts';
import type { Side } from './pack/unit-type.ts';

export type OptionName = keyof typeof OPTIONS;

/** The kind of match in which an option changes anything. */
type Scope =
  | 'always'
  /** One side is the AI's. */
  | 'solo'
  /** Against the AI in a generated mission. */
  | 'soloDraft'
  /** In a generated battle, against the AI or people. */
  | 'draft'
  /** Both sides are played by people or bots. */
  | 'people'
  /** A side has more than one player. */
  | 'teams'
  /** The same in a printed battle. */
  | 'printedTeams'
  /** The map has more than one board. */
  | 'boards'
  | 'spentCheck'
  | 'sevenAP'
  /** That side has CAPs, so it is not the AI's. */
  | Side;

/** Options that matter in every match are not listed. */
const SCOPES: Partial<Readonly<Record<OptionName, Scope>>> = {
  economy: 'people',
  checkDevice: 'spentCheck',
  variableAP: 'sevenAP',
  opportunityBy: 'sevenAP',
  germanHandicap: 'german',
  sovietHandicap: 'soviet',
  commandCardsOut: 'solo',
  aiElevenLimit: 'solo',
  combinedOrders: 'solo',
  moveTarget: 'solo',
  aiFewestCards: 'soloDraft',
  // S1.0: against the AI they are always open.
  hitMarkers: 'people',
  // S2.7d: against the AI a tie is never won.
  tie: 'people',
  teamTurns: 'teams',
  teamWin: 'teams',
  // A generated battle is drafted by as many players as its guideline says.
  onePlayer: 'printedTeams',
  joinedHalfHexes: 'boards',
  fewestUnitsBonus: 'draft',
};

/** What decides which options matter in a match. */
export interface OptionSetting {
  readonly sides: readonly Side[];
  /** The AI's side, if any. */
  readonly ai: Side | null;
  readonly boards: number;
  readonly economy: BattleOptions['economy'];
  readonly isGenerated?: boolean;
}

/** The options that matter in such a match, in their listed order. */
export function optionsFor(setting: OptionSetting): OptionName[] {
  return OPTION_NAMES.filter((name) => isInScope(SCOPES[name] ?? 'always', setting));
}

// To the compiler the keys of a record are plain strings.
const OPTION_NAMES = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);

function isInScope(scope: Scope, { sides, ai, boards, economy, isGenerated = false }: OptionSetting): boolean {
  switch (scope) {
    case 'always':
      return true;
    case 'solo':
      return ai !== null;
    case 'soloDraft':
      return ai !== null && isGenerated;
    case 'draft':
      return isGenerated;
    case 'people':
      return ai === null;
    case 'teams':
      return sides.length > new Set(sides).size;
    case 'printedTeams':
      return sides.length > new Set(sides).size && !isGenerated;
    case 'boards':
      return boards > 1;
    case 'spentCheck':
    case 'sevenAP':
      return economy === scope;
    case 'german':
    case 'soviet':
      return ai !== scope;
  }
}
