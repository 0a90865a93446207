import { allOf, bad, counted, type Reason, type Verdict } from '@sandtable/kernel';
import {
  areEnemies,
  type AttackPlan,
  clashNow,
  counterTargets,
  explainAim,
  explainHelp,
  explainTarget,
  isBattery,
  judgeAttacker,
  judgeGroup,
  judgeShell,
  judgeSupport,
  type LimanowaSystem,
  NONE,
  printUnit,
  type Seen,
  type TargetFigures,
  unitId,
  type UnitId,
  unitOf,
} from '@sandtable/limanowa';
import { type QuestionInput, optionValue } from '../../desk/options.ts';
import { type Answer, namedReasons } from '../../desk/question.ts';
import { type Names, namesOf, openPosition, reasonLine, unitAsked } from './position.ts';

/** Judges each token on its own. */
const NOTHING_PLANNED = { moves: [], shells: [], supports: [] } as const;

/** `ask odds`: the target value of an attack from where the units stand; without units, of every possible attack. */
export function askOdds(asked: QuestionInput): Answer {
  const { game, seen } = openPosition(asked.position, 'central');
  if (!asked.has('unit') && !asked.has('target')) return everyAttack(seen);
  const unit = unitAsked(seen, asked.must('unit', 'the unit that attacks, such as a03'), 'unit');
  const target = unitAsked(seen, asked.must('target', 'the unit under attack, such as r05'), 'target');
  if (!areEnemies(seen, unit, target))
    optionValue(bad('target', 'an enemy of the unit that attacks', asked.text('target')));
  const others = (asked.text('with')?.split(',') ?? []).map((word) => unitAsked(seen, word.trim(), 'with'));
  if (isBattery(seen, unit)) return shelling(seen, unit, target);
  // A unit of the other side can only counter-attack.
  if (unitOf(seen, unit).corps !== seen.view.turn.corps) return counterAttack(seen, unit, target);
  return attack(game, seen, { target, attackers: [unit, ...others] });
}

/** L8.2, L8.3: all attackers of one target, and the counter-attacks. */
function attack(game: LimanowaSystem, seen: Seen, group: AttackPlan): Answer {
  const names = namesOf(seen);
  const { target, attackers } = group;
  const clash = clashNow(seen);
  const verdict = judgeAll(seen, group);
  const plan = game.judge(seen.view, ['attack', ...[target, ...attackers].map((each) => printUnit(seen, each))]);
  const foretold = plan.granted ? plan.value.figures : {};
  const targets =
    foretold.targets ?? attackers.map((each) => explainTarget(seen, clash, 'attack', each, target, attackers.length));
  const counters = foretold.counters ?? [];
  const chances = lossChances(targets);
  const who = `${attackers.map(names.unit).join(', ')} ${verdict.granted ? 'may' : 'may not'} attack ${names.unit(target)}`;
  return {
    yes: verdict.granted,
    lines: [
      who,
      ...(verdict.granted
        ? [
            `${foretold.answers === undefined ? '' : 'if the AI adds nothing, '}${lossLine(names.unit(target), unitOf(seen, target).rp, chances)}`,
          ]
        : reasonLines(seen, verdict)),
      ...targets.flatMap((each) => targetLines(seen, each)),
      ...(counters.length > 1 ? [`${names.unit(target)} counter-attacks one of them (L8.3b)`] : []),
      ...counters.flatMap((each) => targetLines(seen, each)),
    ],
    json: {
      target: names.unit(target),
      attackers: attackers.map(names.unit),
      allowed: verdict.granted,
      targets: targets.map((each) => namedTarget(each, names)),
      counters: counters.map((each) => namedTarget(each, names)),
      losses: chances,
      reasons: named(seen, verdict),
    },
  };
}

/** Judges whether each attacker may join those before it, and the group as a whole. */
function judgeAll(seen: Seen, { target, attackers }: AttackPlan): Verdict<unknown> {
  const clash = clashNow(seen);
  return allOf(
    ...attackers.map(
      (attacker, place) => () =>
        judgeAttacker(seen, clash, [], { target, attackers: attackers.slice(0, place) }, attacker),
    ),
    () => judgeGroup(seen, clash, { target, attackers }),
  );
}

/** L9a: what a battery can do to a unit with a token. */
function shelling(seen: Seen, battery: UnitId, target: UnitId): Answer {
  const names = namesOf(seen);
  const clash = clashNow(seen);
  const shell = judgeShell(seen, clash, NOTHING_PLANNED, battery, target);
  const support = judgeSupport(seen, clash, NOTHING_PLANNED, battery, target);
  const figures = explainTarget(seen, clash, 'artillery', battery, target, 1);
  const [unit, other] = [names.unit(battery), names.unit(target)];
  return {
    yes: shell.granted || support.granted,
    lines: [
      `${unit} ${shell.granted ? 'may' : 'may not'} shell ${other}`,
      ...reasonLines(seen, shell),
      ...targetLines(seen, figures),
      `${unit} ${support.granted ? 'may' : 'may not'} support an attack on ${other}`,
      ...reasonLines(seen, support),
    ],
    json: {
      battery: unit,
      target: other,
      shell: { allowed: shell.granted, ...namedTarget(figures, names), reasons: named(seen, shell) },
      support: { allowed: support.granted, reasons: named(seen, support) },
    },
  };
}

/** L8.3b: what the unit could do if the target attacked it. */
function counterAttack(seen: Seen, unit: UnitId, target: UnitId): Answer {
  const names = namesOf(seen);
  const clash = clashNow(seen);
  const figures = explainTarget(seen, clash, 'counterAttack', unit, target, 1);
  const yes = counterTargets(seen, clash, unit, [target]).length > 0;
  return {
    yes,
    lines: [
      `${names.unit(unit)} ${yes ? 'could' : 'could not'} counter-attack ${names.unit(target)}`,
      ...targetLines(seen, figures),
    ],
    json: { allowed: yes, ...namedTarget(figures, names) },
  };
}

/** Every attack by a single unit, and every shelling, that could hit. */
function everyAttack(seen: Seen): Answer {
  const names = namesOf(seen);
  const clash = clashNow(seen);
  const { units, turn, corps } = seen.view;
  const found: TargetFigures[] = [];
  for (const [place, { corps: own, at }] of units.entries()) {
    if (own !== turn.corps || at === NONE) continue;
    const unit = unitId(place);
    for (let target = unitId(0); target < units.length; target++) {
      if (!areEnemies(seen, unit, target)) continue;
      if (isBattery(seen, unit)) {
        if (judgeShell(seen, clash, NOTHING_PLANNED, unit, target).granted)
          found.push(explainTarget(seen, clash, 'artillery', unit, target, 1));
      } else if (judgeAll(seen, { target, attackers: [unit] }).granted)
        found.push(explainTarget(seen, clash, 'attack', unit, target, 1));
    }
  }
  const name = corps[turn.corps]?.name ?? '';
  return {
    yes: found.length > 0,
    lines: [
      `${name} may make ${counted(found.length, 'attack')}, each by one unit`,
      ...found.flatMap((each) => targetLines(seen, each)),
    ],
    json: { corps: name, attacks: found.map((each) => namedTarget(each, names)) },
  };
}

function reasonLines(seen: Seen, verdict: Verdict<unknown>): string[] {
  return verdict.granted ? [] : verdict.reasons.map((reason) => `  ${reasonLine(seen, reason)}`);
}

function named(seen: Seen, verdict: Verdict<unknown>): object[] {
  return namedReasons(verdict.granted ? [] : verdict.reasons, namesOf(seen));
}

const DEEDS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

/** `a03 attacks r05: TV 4, 4 of 10 hit`, with its terms below */
export function targetLines(seen: Seen, figures: TargetFigures): string[] {
  const { attacker, target, as, tv, ways, of, rolls, terms } = figures;
  const times = rolls === 1 ? '' : `, ${rolls} rolls`;
  const rest = [explainAim(figures), explainHelp(figures)].filter((each) => each !== '').map((each) => `; ${each}`);
  const head = `${printUnit(seen, attacker)} ${DEEDS[as]} ${printUnit(seen, target)}`;
  return [
    `${head}: TV ${tv}, ${ways} of ${of} hit${times}${rest.join('')}`,
    ...terms.map((term) => `  ${termLine(seen, term)}`),
  ];
}

/** `+7 AV of a03 (L8.2a)` */
function termLine(seen: Seen, term: Reason): string {
  const words = reasonLine(seen, term);
  const { amount } = term;
  return amount === undefined ? words : `${amount < 0 ? '' : '+'}${amount} ${words}`;
}

export function namedTarget({ attacker, target, terms, ...figures }: TargetFigures, names: Names): object {
  return {
    attacker: names.unit(attacker),
    target: names.unit(target),
    ...figures,
    terms: namedReasons(terms, names),
  };
}

/** The probability that a target loses 0, 1, 2 ... RP, over all rolls against it. */
function lossChances(targets: readonly TargetFigures[]): number[] {
  let chances = [1];
  for (const { ways, of, rolls } of targets)
    for (let roll = 0; roll < rolls; roll++) {
      const hit = ways / of;
      chances = [...chances, 0].map((chance, lost) => chance * (1 - hit) + (chances[lost - 1] ?? 0) * hit);
    }
  return chances;
}

/** `r05 (3 RP) loses 0: 36.0%, 1: 48.0%, 2: 16.0%` */
function lossLine(name: string, rp: number, chances: readonly number[]): string {
  const told = [...chances.slice(0, rp), ...(chances.length > rp ? [sumOf(chances.slice(rp))] : [])];
  const parts = told.map((chance, lost) => `${lost === rp ? `${lost} (destroyed)` : lost}: ${percent(chance)}`);
  return `${name} (${rp} RP) loses ${parts.join(', ')}`;
}

function sumOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
