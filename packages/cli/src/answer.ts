import { askAllOdds, askAllRallies } from './ask-all.ts';
import { askCost } from './ask-cost.ts';
import { askOdds } from './ask-odds.ts';
import { askRally } from './ask-rally.ts';
import { askSay } from './ask-say.ts';
import { BadInput } from './bad-input.ts';
import type { Output } from './output.ts';

// A question is asked of named units, of a sentence, or of all that the side to move could do.

interface Asked {
  readonly position: string;
  readonly say?: string;
  readonly json?: true;
}

export interface OddsAsked extends Asked {
  readonly unit?: string;
  readonly target?: string;
  readonly with?: string;
}

export interface RallyAsked extends Asked {
  readonly unit?: string;
}

export interface CostAsked extends Asked {
  readonly unit?: string;
  readonly to?: string;
}

export function answerOdds({ say, unit, target, ...asked }: OddsAsked, out: Output): boolean {
  if (say !== undefined) return askSay({ ...asked, say }, out);
  if (unit === undefined && target === undefined) return askAllOdds(asked, out);
  return askOdds({ ...asked, unit: mustHave(unit, '--unit'), target: mustHave(target, '--target') }, out);
}

export function answerRally({ say, unit, ...asked }: RallyAsked, out: Output): boolean {
  if (say !== undefined) return askSay({ ...asked, say }, out);
  return unit === undefined ? askAllRallies(asked, out) : askRally({ ...asked, unit }, out);
}

export function answerCost({ say, unit, to, ...asked }: CostAsked, out: Output): boolean {
  if (say !== undefined) return askSay({ ...asked, say }, out);
  return askCost({ ...asked, unit: mustHave(unit, '--unit'), to: mustHave(to, '--to') }, out);
}

function mustHave(value: string | undefined, field: string): string {
  if (value === undefined) throw new BadInput(`${field}: expected one, or a sentence with --say`);
  return value;
}
