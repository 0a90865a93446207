import { type BattleOptions, OPTIONS } from './options.ts';
import type { Side } from './pack/unit-type.ts';

export type OptionName = keyof typeof OPTIONS;

/** The matches in which an option changes anything. */
type Scope =
  | 'always'
  | 'solo'
  /** Against the AI in a generated mission. */
  | 'soloDraft'
  /** In a generated battle, against the AI or people. */
  | 'draft'
  | 'people'
  | 'teams'
  /** As `teams`, but only in a printed battle. */
  | 'printedTeams'
  | 'boards'
  | 'spentCheck'
  | 'sevenAP'
  /** This side has CAPs, so it is not the AI's. */
  | Side;

/** Options not listed matter in every match. */
const SCOPES: Partial<Readonly<Record<OptionName, Scope>>> = {
  economy: 'people',
  checkDevice: 'spentCheck',
  variableAP: 'sevenAP',
  opportunityBy: 'sevenAP',
  opportunityKind: 'sevenAP',
  germanHandicap: 'german',
  sovietHandicap: 'soviet',
  commandCardsOut: 'solo',
  endWhenHelpless: 'solo',
  aiElevenLimit: 'solo',
  combinedOrders: 'solo',
  moveTarget: 'solo',
  aiFewestCards: 'soloDraft',
  // S1.0: against the AI they are always open.
  hitMarkers: 'people',
  // S2.7d: against the AI a tie is never a win.
  tie: 'people',
  teamTurns: 'teams',
  teamWin: 'teams',
  // In a generated battle the guideline sets the number of players.
  onePlayer: 'printedTeams',
  joinedHalfHexes: 'boards',
  fewestUnitsBonus: 'draft',
};

export interface OptionSetting {
  readonly sides: readonly Side[];
  readonly ai: Side | null;
  readonly boards: number;
  readonly economy: BattleOptions['economy'];
  readonly isGenerated?: boolean;
}

export function optionsFor(setting: OptionSetting): OptionName[] {
  return OPTION_NAMES.filter((name) => isInScope(SCOPES[name] ?? 'always', setting));
}

// TypeScript types the keys of a record as plain strings.
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
