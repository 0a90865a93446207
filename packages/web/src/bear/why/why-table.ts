import {
  type AiNames,
  aiNames,
  type CandidateTrace,
  explainFailed,
  explainReason,
  type OrderTrace,
  printWord,
  type Seen,
  unitTitle,
} from '@sandtable/bear';
import { CONDITION_LABELS, type Condition, CONDITIONS, conditionOf } from '../reasons/conditions.ts';

export interface WhyCell {
  readonly state: 'pass' | 'fail' | 'open';
  readonly text: string;
}

interface WhyRow {
  readonly unit: number;
  readonly name: string;
  readonly cells: readonly WhyCell[];
  /** Hexes to the closest target it can act against; null for none. */
  readonly distance: number | null;
  readonly isChosen: boolean;
}

interface WhyTable {
  readonly columns: readonly string[];
  readonly rows: readonly WhyRow[];
}

const PASS: WhyCell = { state: 'pass', text: '' };
const OPEN: WhyCell = { state: 'open', text: '' };

type WordKey = NonNullable<CandidateTrace['failed']>;

export function whyTable(before: Seen, trace: OrderTrace, nameOf: typeof unitTitle = unitTitle): WhyTable {
  const names = aiNames(before, nameOf);
  const words = wordColumns(trace);
  const conditions = CONDITIONS.filter((condition) =>
    trace.candidates.some(({ aims }) => aims.some(({ why }) => why.some((each) => conditionOf(each) === condition))),
  );
  return {
    columns: [
      ...words.map(wordLabel),
      'has a target',
      ...conditions.map((condition) => CONDITION_LABELS[condition].asks),
    ],
    rows: trace.candidates.map((candidate) => ({
      unit: candidate.unit,
      name: names.unit(candidate.unit),
      cells: [
        ...words.map((word) => wordCell(candidate, word, words)),
        targetCell(candidate),
        ...conditions.map((condition) => conditionCell(candidate, condition, names)),
      ],
      distance: candidate.distance,
      isChosen: trace.deed?.unit === candidate.unit,
    })),
  };
}

/** The order's words that describe each unit, after the checks that ruled out some unit before them. */
function wordColumns({ order, candidates }: OrderTrace): WordKey[] {
  const failed = new Set(candidates.flatMap(({ failed: by }) => by ?? []));
  const before = (['notAmong', 'hasActed', 'isSpent'] as const).filter((word) => failed.has(word));
  return [...before, ...order.who.filter(isPlain)];
}

function isPlain(
  word: OrderTrace['order']['who'][number],
): word is Exclude<WordKey, 'notAmong' | 'isSpent' | 'hasActed'> {
  return word !== 'lowestDV' && word !== 'highestAR' && word !== 'largestGroup';
}

function wordLabel(word: WordKey): string {
  if (word === 'isSpent') return 'fresh';
  if (word === 'notAmong') return 'of the chosen card';
  return word === 'hasActed' ? 'has not acted yet' : printWord(word);
}

/** Words are checked one after another, up to the first that fails. */
function wordCell({ failed }: CandidateTrace, word: WordKey, words: readonly WordKey[]): WhyCell {
  if (failed === null || words.indexOf(word) < words.indexOf(failed)) return PASS;
  return failed === word ? { state: 'fail', text: explainFailed(failed) } : OPEN;
}

function targetCell({ failed, aims }: CandidateTrace): WhyCell {
  if (failed !== null) return OPEN;
  return aims.length === 0 ? { state: 'fail', text: 'no eligible target (S5.0.1a)' } : PASS;
}

function conditionCell({ failed, aims, distance }: CandidateTrace, condition: Condition, names: AiNames): WhyCell {
  if (failed !== null || aims.length === 0) return OPEN;
  if (distance !== null) return PASS;
  const against = aims.flatMap(({ why }) => why.filter((reason) => conditionOf(reason) === condition));
  if (against.length === 0) return OPEN;
  const texts = new Set(against.map((reason) => explainReason(reason, names)));
  return { state: 'fail', text: [...texts].join('; ') };
}
