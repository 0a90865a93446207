import type { BearEvent } from '../model/event.ts';
import type { Seen } from '../model/state.ts';
import type { VictoryRule } from '../model/terms.ts';
import type { Side } from '../model/unit-type.ts';

/** What VP are scored for. The log tells the rule; the rest is told by what stands around it. */
export type ScoreReason = Exclude<VictoryRule['kind'], 'objective'> | 'secret' | 'eventCard' | 'trackEvent' | 'start';

export const SCORE_WORDS: Readonly<Record<ScoreReason, { readonly text: string; readonly rule: string }>> = {
  destroyed: { text: 'Enemy units destroyed', rule: 'B19.2' },
  control: { text: 'Control Markers held', rule: 'B19.2a' },
  left: { text: 'Units that left the map', rule: 'B19.2a' },
  alive: { text: 'Own units still in play at the end', rule: 'B19.2a' },
  wipedOut: { text: 'Enemy wiped out', rule: 'B19.2a' },
  secret: { text: 'Secret objective', rule: 'B8.3' },
  eventCard: { text: 'Event Cards', rule: 'B8.3' },
  start: { text: 'Starting VP', rule: 'S1.0' },
  trackEvent: { text: 'Mission Track events', rule: 'S7.2' },
};

/** VP that one side scored at once. */
export interface Score {
  readonly side: Side;
  readonly vp: number;
  readonly reason: ScoreReason;
}

/** What one entry scored, and for what; `seen` is the match at its end. */
export function scoresOf(seen: Seen, events: readonly BearEvent[]): Score[] {
  const isEnd = events.some(({ key }) => key === 'gameEnded');
  const expected = isEnd ? endScores(seen) : [];
  return events.flatMap((event, place): Score[] => {
    if (event.key !== 'scored') return [];
    const { side, vp, rule } = event;
    return [{ side, vp, reason: rule === 'B19.2a' ? specialReason(event, events[place - 1], expected) : PLAIN[rule] }];
  });
}

type Scored = Extract<BearEvent, { readonly key: 'scored' }>;

const PLAIN: Readonly<Record<Exclude<Scored['rule'], 'B19.2a'>, ScoreReason>> = {
  'B19.2': 'destroyed',
  'B8.3': 'eventCard',
  'S7.2': 'trackEvent',
  'S1.0': 'start',
};

/** B19.2a: who leaves scores at once; all else comes with the end of a round or of the game, in the order of the mission. */
function specialReason({ side, vp }: Scored, before: BearEvent | undefined, expected: Score[]): ScoreReason {
  if (before?.key === 'left') return 'left';
  const place = expected.findIndex((score) => score.side === side && score.vp === vp);
  const [found] = place === -1 ? [] : expected.splice(place, 1);
  return found?.reason ?? 'control';
}

/** Everything that the end may score, those of the last round first. */
function endScores({ view }: Seen): Score[] {
  const { victory } = view.terms;
  const held = (rule: Extract<VictoryRule, { readonly kind: 'control' }>): number =>
    view.controls.filter(({ at, side }) => side === rule.side && (rule.at ?? at) === at).length;
  const scores = victory.flatMap((rule): (Score & { readonly isRound: boolean })[] => {
    switch (rule.kind) {
      case 'control':
        return [{ side: rule.side, vp: rule.vp * held(rule), reason: 'control', isRound: rule.when === 'roundEnd' }];
      case 'alive': {
        const alive = rule.units.filter((unit) => view.units[unit]?.fate === 'inPlay').length;
        return [{ side: rule.side, vp: rule.vp * alive, reason: 'alive', isRound: false }];
      }
      case 'wipedOut':
        return [{ side: rule.side, vp: rule.vp, reason: 'wipedOut', isRound: false }];
      case 'objective':
        return (['german', 'soviet'] as const).map((side) => ({ side, vp: rule.vp, reason: 'secret', isRound: false }));
      case 'destroyed':
      case 'left':
        return [];
    }
  });
  return [...scores.filter(({ isRound }) => isRound), ...scores.filter(({ isRound }) => !isRound)];
}
