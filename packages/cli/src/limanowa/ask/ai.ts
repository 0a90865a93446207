import { AI_SEAT, explainAiTurn, fieldsOf, type State, summarizeAiTurn } from '@sandtable/limanowa';
import { bad, describe, parseSeed, parseSentence, printProblem, printSentence, type Sentence } from '@sandtable/kernel';
import type { Answer } from '../../desk/question.ts';
import { type QuestionInput, optionValue } from '../../desk/options.ts';
import { BadInput } from '../../io/input.ts';
import { openTable } from '../table.ts';
import { phaseAsked, type SentenceResult, say, stateIn, stateOf } from './position.ts';

/** A sentence and the state before it: the plan that the AI answers, or its own `proceed`. */
interface AiStep extends SentenceResult {
  readonly seat: string;
  readonly words: string;
  readonly before: State;
}

/** `ask ai`: what the AI does in its own round, or in answer to a plan, and why. */
export function askAi(asked: QuestionInput): Answer {
  const seed = optionValue(parseSeed(asked.text('seed') ?? '1'));
  const plan = asked.text('say');
  const steps = plan === undefined ? ownRound(asked, seed) : answerTo(asked, plan, seed);
  return {
    yes: true,
    lines: [steps.flatMap((each) => linesOf(each, asked.has('full'))).join('\n')],
    // Units, hexes and cards are indices, as in a save.
    json: { steps: steps.map(({ seat, words, events, notes }) => ({ seat, say: words, events, notes })) },
  };
}

/** LS4: gives the AI the round, whatever the file says. */
function ownRound({ position }: QuestionInput, seed: string): AiStep[] {
  const { game } = openTable();
  const { raw } = position;
  const corps: unknown = typeof raw === 'object' && raw !== null && 'corps' in raw ? raw.corps : [];
  const turn = Array.isArray(corps) ? corps.findIndex((each) => isAi(each)) : -1;
  const state = stateOf(turn === -1 ? position : { raw: { ...Object(raw), turn } }, seed);
  if (game.pending(state)?.seat !== AI_SEAT)
    throw new BadInput(printProblem({ field: 'corps', expected: 'a corps with isAi', got: describe(corps) }));
  return [step(state, ['proceed'])];
}

/** LS3.2: the AI may roll for a card and for a token; then losses follow, or a player is asked. */
function answerTo(asked: QuestionInput, plan: string, seed: string): AiStep[] {
  const { game } = openTable();
  const state = stateIn(asked.position, phaseAsked(asked), seed);
  const steps = [step(state, planned(state, plan))];
  while (game.pending(state)?.seat === AI_SEAT && state.frames.at(-1)?.kind !== 'aiRound')
    steps.push(step(state, ['proceed']));
  return steps;
}

function isAi(corps: unknown): boolean {
  return typeof corps === 'object' && corps !== null && 'isAi' in corps && corps.isAi === true;
}

/** Parses a plan that is complete and allowed in this phase. */
function planned(state: State, text: string): Sentence {
  const { game } = openTable();
  const said = optionValue(parseSentence(text.trim()));
  const seat = game.pending(state)?.seat ?? '';
  const verdict = game.judge(game.view(state, seat), said);
  const isWhole = verdict.granted && verdict.value.whole;
  return isWhole ? said : optionValue(bad('say', 'a plan that may be disclosed (ask odds --say tells why not)', text));
}

function step(state: State, said: Sentence): AiStep {
  const { game } = openTable();
  const seat = game.pending(state)?.seat ?? '';
  const before = game.revive(game.freeze(state));
  return { seat, words: printSentence(said), before, ...say(state, said) };
}

/** Who said what; then the AI's decision, in brief or in full, or the outcome of the plan. */
function linesOf({ seat, words, before, events, notes }: AiStep, full: boolean): string[] {
  const seen = fieldsOf(openTable().pack)(before);
  const told = (full ? explainAiTurn : summarizeAiTurn)(seen, { notes, events });
  return [`${seat}: ${words}`, ...told.map((line) => `  ${line}`)];
}
