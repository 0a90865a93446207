import type { Problem } from '@sandtable/kernel';
import { PHASES } from '../model/battlecard.ts';
import { DICE, LEVELS, type Ruleset } from '../model/figures-table.ts';
import { RANKS } from '../model/unit-type.ts';

/** L14.3: what the AI must roll at most is a number of its die. */
export function problemsOfChances({ dice }: Ruleset): Problem[] {
  return DICE.flatMap((die) => {
    const { sides, ai } = dice[die];
    return LEVELS.flatMap((level) => {
      const { card, token, wound } = ai[level];
      const chances: readonly (readonly [field: string, chance: number])[] = [
        ...PHASES.map((phase) => [`card.${phase}`, card[phase]] as const),
        ['token', token],
        ...RANKS.map((rank) => [`wound.${rank}`, wound[rank]] as const),
      ];
      return chances
        .filter(([, chance]) => chance > sides)
        .map(([field, chance]) => ({
          field: `ruleset.dice.${die}.ai.${level}.${field}`,
          expected: `at most ${sides}, the highest face (L14.3)`,
          got: String(chance),
        }));
    });
  });
}
