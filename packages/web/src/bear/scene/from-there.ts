import {
  AI_SEAT,
  playerOf,
  type Seen,
  type Stand,
  standsIn,
  type Threat,
  type Threats,
  threatsTo,
  unitName,
  unitOf,
} from '@sandtable/bear';
import { counted, type Sentence } from '@sandtable/kernel';
import { percent } from '../../ui/words.ts';
import { hasTrait, type JudgedView } from '../speech/saying.ts';

/** Where the units of a sentence end, the leader first; empty if none moves, or if they leave the map. */
export function standsOf(view: JudgedView, sentence: Sentence): Stand[] {
  if (!hasTrait(view, sentence, 'goes') || sentence.includes('leave')) return [];
  // B10.1: only a march shows where a hidden unit goes.
  return standsIn(view.seen, view.game.heard(view.seen.view, sentence), !hasTrait(view, sentence, 'marches'));
}

/** `34% by Soviet Rifle 03, 72% with its CAPs, 2 more`: the known threats to a unit where it would stand. */
export function threatLine(seen: Seen, [stand, ...others]: readonly [Stand, ...Stand[]], title = ''): string {
  const found = threatsTo(seen, stand, others);
  const [worst, ...more] = found.threats;
  if (worst === undefined) return unseenThreat(found);
  const added = addedTo(seen, worst);
  const parts = [`${title}${percent(worst.odds.hitChances[0], 36)} by ${unitName(seen, worst.attacker)}`];
  if (added !== '') parts.push(added);
  if (more.length > 0) parts.push(`${more.length} more`);
  return parts.join(', ');
}

/** For when no visible enemy could fire; rumors may. */
export function unseenThreat({ rumors, isHidden }: Omit<Threats, 'threats'>): string {
  if (isHidden) return 'hidden: fired at on suspicion only';
  return rumors.length === 0
    ? 'no threat seen'
    : `${counted(rumors.length, 'Rumored Enemy', 'Rumored Enemies')} may fire`;
}

/** `72% with its CAPs and support`; empty if the enemy has nothing to add. */
export function addedTo(seen: Seen, { attacker, odds, helpers, caps, mostWays }: Threat): string {
  if (mostWays <= odds.hitChances[0]) return '';
  const isAi = playerOf(seen, unitOf(seen, attacker).owner).seat === AI_SEAT;
  const by = [...(caps > 0 ? [isAi ? 'CAPs of its order' : 'its CAPs'] : []), ...(helpers > 0 ? ['support'] : [])];
  return `${percent(mostWays, 36)} with ${by.join(' and ')}`;
}
