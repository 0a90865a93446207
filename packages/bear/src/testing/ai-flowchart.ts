import {
  AI_ACTIONS,
  CLOSE_COMBAT_ACTIONS,
  RELATIONS,
  SHORT_RANGE_ACTIONS,
  THIRD_PRIORITIES,
  type ThirdPriority,
} from '../model/solo/order.ts';
import { ACTION_NAMES, CLOSE_COMBAT_NAMES, RELATION_NAMES, SHORT_RANGE_NAMES } from '../words/orders/order-words.ts';

// S2.2, S4.1: the AI turn as a flowchart: its steps and where each leads.

const STEP_IDS = [
  'draw',
  'advance',
  'track',
  'last',
  'acted',
  'closeCombat',
  'shortRange',
  'third',
  'counteractions',
  'passTest',
  'tactical',
  'choose',
  'rumor',
  'execute',
  'command',
  'check',
  'pass',
  'again',
  'end',
  'over',
] as const;
type StepId = (typeof STEP_IDS)[number];

/** One step: what is done or asked, its rules, and the next step, or one for each answer. */
interface FlowchartStep {
  readonly rule: string;
  readonly text: string;
  readonly next: StepId | readonly (readonly [answer: string, to: StepId])[] | null;
}

const yesOr = (yes: StepId, no: StepId): FlowchartStep['next'] => [
  ['yes', yes],
  ['no', no],
];

const THIRD_STEPS: Readonly<Record<ThirdPriority, readonly [answer: string, to: StepId]>> = {
  counteractions: ['Counteractions', 'counteractions'],
  passTest: ['the AI-passes test', 'passTest'],
  none: ['nothing', 'tactical'],
};

const STEPS: Readonly<Record<StepId, FlowchartStep>> = {
  draw: { rule: 'S2.2', text: 'Draw an Order Card', next: 'advance' },
  advance: {
    rule: 'S2.3.1a',
    text: 'Does the card advance the marker, and is its condition met?',
    next: yesOr('track', 'closeCombat'),
  },
  track: {
    rule: 'S2.3.1c, S2.3.1d',
    text: 'Advance the marker and resolve the events of its space, and of any yellow space it passes',
    next: 'last',
  },
  last: { rule: 'S2.7a', text: 'Has it reached the last space?', next: yesOr('over', 'acted') },
  acted: { rule: 'S7.2', text: 'Was an event done as AI Action?', next: yesOr('again', 'closeCombat') },
  closeCombat: {
    rule: 'S4.1.2a',
    text: `Can an AI in the same hex as a unit carry out one of the card’s actions (${CLOSE_COMBAT_ACTIONS.map((action) => CLOSE_COMBAT_NAMES[action]).join(', ')})?`,
    next: yesOr('choose', 'shortRange'),
  },
  shortRange: {
    rule: 'S4.1.2b',
    text: `Can an AI adjacent to a unit carry out one of the card’s actions (${SHORT_RANGE_ACTIONS.map((action) => SHORT_RANGE_NAMES[action]).join(', ')})?`,
    next: yesOr('choose', 'third'),
  },
  third: {
    rule: 'S4.1',
    text: 'What comes third on the card?',
    next: THIRD_PRIORITIES.map((third) => THIRD_STEPS[third]),
  },
  counteractions: {
    rule: 'S4.1.2c',
    text: 'Can one of the mission’s Counteractions be executed, from the left?',
    next: yesOr('choose', 'tactical'),
  },
  passTest: { rule: 'S4.1.2d', text: 'Are there fewer fresh AIs than fresh units?', next: yesOr('pass', 'tactical') },
  tactical: {
    rule: 'S4.1, S7.1',
    text: 'Can one of the Tactical Orders be executed, from the top, with Mission Orders in their place?',
    next: yesOr('choose', 'pass'),
  },
  choose: {
    rule: 'S5.0.1',
    text: `Of the AIs that can, take the highest or lowest the order asks for, then ${RELATIONS.map((relation) => RELATION_NAMES[relation]).join(' or ')}, then the tie-breaks; then choose its target, hex and facing`,
    next: 'rumor',
  },
  rumor: {
    rule: 'S6.2.1',
    text: 'Is it an attacking Rumored Enemy that turns out to be nobody, or an AI that may not attack?',
    next: yesOr('pass', 'execute'),
  },
  execute: {
    rule: 'S4.1',
    text: `Execute the order: ${AI_ACTIONS.map((action) => ACTION_NAMES[action]).join(', ')}`,
    next: 'command',
  },
  command: {
    rule: 'S4.3',
    text: 'Is it a Command card, or did the action cost no AP?',
    next: yesOr('again', 'check'),
  },
  check: {
    rule: 'S3.1.1a',
    text: 'Draw a card for one spent check of all AIs that took part',
    next: 'again',
  },
  pass: { rule: 'S2.3.3', text: 'The AI passes', next: 'again' },
  again: { rule: 'S7.2', text: 'Did an event give the AI another card?', next: yesOr('draw', 'end') },
  end: { rule: 'S2.0', text: 'Player turn', next: null },
  over: { rule: 'S2.7a', text: 'The mission ends', next: null },
};

/** The chart in Mermaid notation. */
export function printAiTurn(): string[] {
  return ['flowchart TD', ...STEP_IDS.flatMap((id) => [drawStep(id), ...drawWays(id)])];
}

function drawStep(id: StepId): string {
  const { rule, text, next } = STEPS[id];
  const [open, close] =
    typeof next === 'object' && next !== null ? ['{{', '}}'] : next === null ? ['([', '])'] : ['[', ']'];
  return `  ${nodeOf(id)}${open}"${rule}: ${text}"${close}`;
}

function drawWays(id: StepId): string[] {
  const { next } = STEPS[id];
  if (next === null) return [];
  if (typeof next === 'string') return [`  ${nodeOf(id)} --> ${nodeOf(next)}`];
  return next.map(([answer, to]) => `  ${nodeOf(id)} -- ${answer} --> ${nodeOf(to)}`);
}

/** `end` is reserved in Mermaid. */
function nodeOf(id: StepId): string {
  return `${id}_`;
}
