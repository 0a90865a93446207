import { type Asked, finish, type FrameKind, type Question, verb } from '@sandtable/kernel';
import { isBattery, typeOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/forces.ts';
import type { AiTokenFrame } from '../model/frame.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import { answer } from '../rules/artillery/answer.ts';
import { type Clash, clashNow, gap } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { aiCorps, isAiUnit, type Threat, threatsOf } from './ai-side.ts';
import type { ChoosingIo } from './tables.ts';
import { chooseBattery, chooseUse, tokenOptions, type TokenUse } from './token-use.ts';
import type { AiReason, BatteryTrace, TokenNoRoll } from './trace.ts';

// LS3.2.2: if attacks on AI units in a battery's range were disclosed, the AI rolls once for an artillery token.

const STEP = { begin: 0, roll: 1 } as const;

export const aiTokenKind: FrameKind<Limanowa, AiTokenFrame> = {
  ask: (_seen, { step }) => (step === STEP.roll ? question : null),
  go(held, frame, io) {
    const no = noTokenRoll(held);
    if (no === null) {
      frame.step = STEP.roll;
      return;
    }
    if (io.trace !== null) io.trace({ note: 'tokenNotRolled', no, batteries: traceBatteries(held) });
    io.emit({ rule: no.rule, key: 'aiTokenNotRolled', why: no.why });
    finish(held.view, frame);
  },
};

/** LS1h: the AI has no choices; the player who says `proceed` rolls its dice. */
const proceed = verb<Limanowa, AiTokenFrame, Asked<AiTokenFrame>>('proceed', {
  traits: { rolls: true, usual: true },
  says: (phrase) => phrase.word('proceed'),
  resolve(held, { frame }, io) {
    const limit = tokenLimit(held);
    const { sides } = held.die;
    const die = io.roll('ai', sides);
    if (io.trace !== null) io.trace({ note: 'tokenRolled', limit, die, sides, batteries: traceBatteries(held) });
    io.emit({ rule: 'LS3.2.2c', key: 'aiTokenRolled', limit, die });
    if (die <= limit) {
      const { use, shot } = chooseToken(held, io);
      held.view.turn.aiToken = true;
      answer(held, io, use, shot);
    }
    finish(held.view, frame);
  },
});

const question: Question<Limanowa> = { seat: AI_SEAT, key: 'aiToken', verbs: [proceed] };

export function tokenLimit({ die, view }: Seen): number {
  return die.ai[view.options.level].token;
}

/** Why the AI does not roll for a token; null if it does. */
export function noTokenRoll(seen: Seen): TokenNoRoll | null {
  const { turn, corps } = seen.view;
  if (turn.aiToken) return { rule: 'LS3.2.2n2', why: 'used' };
  if (corps[aiCorps(seen)]?.tokens === 0) return { rule: 'L9a', why: 'noTokens' };
  const threats = threatsOf(seen);
  if (threats.length === 0) return { rule: 'LS3.2.2a', why: 'noAttack' };
  switch (tokenOutlook(seen, threats)) {
    case 'noBattery':
      return { rule: 'LS3.2.2a', why: 'noBattery' };
    case 'noEffect':
      return { rule: 'LS3.2.2n1', why: 'noEffect' };
    case 'effect':
      return null;
  }
}

/** LS3.2.2d: called once the roll has succeeded. */
export function chooseToken(seen: Seen, io: ChoosingIo): TokenUse {
  const options = tokenOptions(seen, threatsOf(seen), () => null);
  return chooseUse(io, chooseBattery(io, options));
}

function traceBatteries(seen: Seen): BatteryTrace[] {
  const reasons = new Map<UnitId, AiReason[]>();
  const whyOf = (battery: UnitId): AiReason[] => {
    const why: AiReason[] = [];
    reasons.set(battery, why);
    return why;
  };
  return tokenOptions(seen, threatsOf(seen), whyOf).map(({ unit, shells, supports }) => ({
    battery: unit,
    shells: shells.map((each) => each.unit),
    supports: supports.map((each) => each.unit),
    why: reasons.get(unit) ?? [],
  }));
}

type Outlook = 'noBattery' | 'noEffect' | 'effect';

/**
 * LS3.2.2a, LS3.2.2n1: does a battery cover an attacked unit, and could one have an effect? Tests artillery attacks first: quick to
 * judge, they usually decide it.
 */
function tokenOutlook(seen: Seen, threats: readonly Threat[]): Outlook {
  const clash = clashNow(seen);
  const { units } = seen.view;
  let covers = false;
  for (let unit = unitId(0); unit < units.length; unit++) {
    if (!isBattery(seen, unit) || !isAiUnit(seen, unit)) continue;
    const outlook = outlookOf(seen, clash, threats, unit);
    if (outlook === 'effect') return outlook;
    if (outlook === 'noEffect') covers = true;
  }
  if (!covers) return 'noBattery';
  const options = tokenOptions(seen, threats, () => null);
  return options.some(({ supports }) => supports.length > 0) ? 'effect' : 'noEffect';
}

/** By artillery attacks alone. */
function outlookOf(seen: Seen, clash: Clash, threats: readonly Threat[], battery: UnitId): Outlook {
  const { range } = typeOf(seen, battery);
  let covers = false;
  for (const { attacker, target } of threats) {
    if (gap(seen, clash, battery, target) > range) continue;
    covers = true;
    const isInRange = gap(seen, clash, battery, attacker) <= range;
    if (isInRange && targetValue(seen, clash, 'artillery', battery, attacker, 1) > 0) return 'effect';
  }
  return covers ? 'noEffect' : 'noBattery';
}
