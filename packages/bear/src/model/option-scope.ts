import { OPTIONS } from './options.ts';
import type { BattleOptions } from './options.ts';
import type { Side } from './pack/unit-type.ts';

export type OptionName = keyof typeof OPTIONS;

/** What must be so for a switch to change anything in a match. */
type Scope =
  | 'always'
  /** One side is the AI's. */
  | 'solo'
  /** The same, and the mission is generated. */
  | 'soloDraft'
  /** The battle is generated, against the AI or against people. */
  | 'draft'
  /** Both sides are people's, or bots'. */
  | 'people'
  /** A side has more than one player. */
  | 'teams'
  /** The same, and the battle is printed. */
  | 'printedTeams'
  /** The map has more than one board. */
  | 'boards'
  | 'spentCheck'
  | 'sevenAP'
  /** That side has CAPs: it is not the AI's. */
  | Side;

/** Those that change something everywhere are not listed. */
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
  // S1.0: against the AI they always lie open.
  hitMarkers: 'people',
  // S2.7d: against the AI a tie is not won.
  tie: 'people',
  teamTurns: 'teams',
  teamWin: 'teams',
  // A generation is drafted by as many as its guideline says.
  onePlayer: 'printedTeams',
  joinedHalfHexes: 'boards',
  fewestUnitsBonus: 'draft',
};

/** A match as far as it decides which switches mean something in it. */
export interface OptionSetting {
  /** The side of each player. */
  readonly sides: readonly Side[];
  /** The side that the AI has; null for none. */
  readonly ai: Side | null;
  readonly boards: number;
  readonly economy: BattleOptions['economy'];
  /** G2.1: it is not printed, but generated. */
  readonly isGenerated?: boolean;
}

/** The switches that change something in such a match, in the order in which they are listed. */
export function optionsFor(setting: OptionSetting): OptionName[] {
  return OPTION_NAMES.filter((name) => isInScope(SCOPES[name] ?? 'always', setting));
}

// The keys of a record are strings to the compiler.
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
