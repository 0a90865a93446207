import type { VictorySource } from '../../model/pack/effect-step.ts';
import type { PlayerId } from '../../model/ids.ts';
import { playerOf, type Seen } from '../../model/battle/state.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { IdleReason } from '../../model/draft/events.ts';
import { mustDraft, playOf } from '../draft-state.ts';
import { FILTER_TEXT } from '../filter-text.ts';
import { zoneText } from '../phrases.ts';
import { promptly, roundsToPlay, type StepNames } from './step-module.ts';

/** G3.2: VP that count for the whole firefight, on top of 1 VP per enemy unit destroyed (G3.2.1). */
export const victory = promptly<'victory'>({
  run(held, frame, { rule }, io) {
    const why = lacking(playOf(held, frame), rule);
    if (why !== null) io.emit({ rule: 'G3.2', key: 'partIgnored', why });
    else io.emit({ rule: 'G3.2', key: 'optionHolds', play: frame.play, step: frame.at });
  },
  words: ({ rule }, names) => victoryText(rule, names),
  worth: (seen, player, { rule }) => worthOf(seen, player, rule),
});

/** What the half still lacks to score by this rule; null if nothing. */
function lacking({ units, chosen, markers, exit }: DraftPlay, rule: VictorySource): IdleReason | null {
  switch (rule.kind) {
    case 'alive':
      return units.length + chosen.length === 0 ? 'noUnits' : null;
    case 'destroyed':
      return rule.units === 'chosen' && chosen.length === 0 ? 'noUnits' : null;
    case 'control':
      return rule.markers === 'placed' && markers.length === 0 ? 'noMarker' : null;
    case 'left':
      return exit === null ? 'noExit' : null;
    case 'reached':
    case 'wipedOut':
      return null;
  }
}

function victoryText(rule: VictorySource, names: StepNames): string {
  const vp = `${rule.vp} VP`;
  switch (rule.kind) {
    case 'destroyed': {
      const what = FILTER_TEXT[rule.units];
      const named = rule.units === 'chosen' ? 'each of the named units' : `each ${names.adjective('enemy')} ${what}`;
      return `+${vp}, scored at once, for ${named} destroyed.`;
    }
    case 'alive':
      return `${vp} for each of these units not destroyed by the end, on the map or off it.`;
    case 'control': {
      const when = rule.when === 'roundEnd' ? 'at the end of every round' : 'at the end';
      const marker = names.isPersonal ? 'Control Marker of yours' : `${names.adjective('own')} Control Marker`;
      return rule.markers === 'all'
        ? `${vp} ${when} for each ${marker} on the map.`
        : `${vp} for holding this marker ${when}.`;
    }
    case 'left': {
      const who = rule.units === 'given' ? 'each of these units' : eachOwn(names);
      return `${vp} for ${who} that leaves there.`;
    }
    case 'reached':
      return `${vp} for ${eachOwn(names)} ${zoneText(rule.where, names)} at the end.`;
    case 'wipedOut':
      return `${vp} at the end if no ${names.adjective('enemy')} combat unit is left.`;
  }
}

/** `each German unit`, `each of your units` */
function eachOwn(names: StepNames): string {
  return names.isPersonal ? 'each of your units' : `each ${names.adjective('own')} unit`;
}

function worthOf(seen: Seen, player: PlayerId, rule: VictorySource): number {
  const { side } = playerOf(seen, player);
  switch (rule.kind) {
    case 'destroyed':
      return rule.vp * (rule.units === 'all' ? 4 : rule.units === 'chosen' ? 1.2 : 1.8);
    case 'alive':
      return rule.vp * 1.4;
    case 'control': {
      const held = rule.markers === 'all' ? seen.view.controls.filter((each) => each.side === side).length : 0;
      const markers = rule.markers === 'all' ? Math.max(1, held) : 1;
      return rule.vp * markers * (rule.when === 'roundEnd' ? 0.75 * roundsToPlay(seen) : 0.5);
    }
    case 'left':
      return rule.vp * (rule.units === 'given' ? 0.6 : 1);
    case 'reached':
      return rule.vp * Math.min(1.5, 0.2 * unitsReceived(seen, player));
    case 'wipedOut':
      return rule.vp * 0.15;
  }
}

function unitsReceived({ view }: Seen, player: PlayerId): number {
  return mustDraft(view).plays.reduce((sum, play) => sum + (play.player === player ? play.units.length : 0), 0);
}
