import { LEVEL_NAMES, LEVELS, PHASE_NAMES, RANK_NAMES, type Seen, targetTables } from '@sandtable/limanowa';
import type { Block } from '../../face/print.ts';
import { type ChanceRow, aiCardOf, chanceRows, printInterval } from '../panels/ai-card.ts';

/** LS2.4, LS7.0: both reference cards of the AI; empty if people play each other. */
export function aiSheetBlocks(seen: Seen): Block[] {
  const card = aiCardOf(seen);
  if (card === null) return [];
  return [
    {
      kind: 'text',
      text: `The AI succeeds on a d${card.sides} roll within the interval. In each player’s round it uses at most one card and one token (LS3.2a). This match is played at ${LEVEL_NAMES[card.level]} level.`,
    },
    {
      kind: 'table',
      heads: ['What it must roll (L14.3)', ...LEVELS.map((level) => LEVEL_NAMES[level])],
      rows: chanceRows(seen).map((row) => [labelOf(row), ...row.limits.map(printInterval)]),
    },
    { kind: 'head', text: 'Contra cards and tokens' },
    {
      kind: 'facts',
      rows: [
        ...card.piles.map(({ phase, left }) => ({
          label: PHASE_NAMES[phase],
          text: `${left} contra cards, face down`,
        })),
        { label: 'Tokens', text: String(card.tokens) },
      ],
    },
    ...targetTables().flatMap(({ rule, title, rows }): Block[] => [
      { kind: 'head', text: `${title} (${rule})` },
      { kind: 'list', lines: rows.map((row) => `${row.text} (${row.rule})`) },
    ]),
  ];
}

function labelOf({ of }: ChanceRow): string {
  switch (of.kind) {
    case 'card':
      return `Card, ${PHASE_NAMES[of.phase]}`;
    case 'token':
      return 'Artillery token';
    case 'wound':
      return `Wound, ${RANK_NAMES[of.rank]}`;
  }
}
