import { BACK_HOURS, type ClaimKind, type Clocks } from '@sandtable/protocol';
import type { MatchTime } from '../server/time.ts';
import { momentWords, waitFigures } from './clock-words.ts';

export interface ClaimOptions {
  readonly text: string;
  readonly ways: readonly ClaimKind[];
}

export const CLAIM_LABELS: Readonly<Record<ClaimKind, string>> = {
  win: 'Claim the match',
  bot: 'Seat a bot',
  wait: 'Wait without a limit',
  hurry: 'Count the time again',
  back: 'Take my seat back',
};

interface AbsentPlayer {
  readonly name: string;
  /** A partner cannot be claimed against. */
  readonly isPartner: boolean;
}

function isWaitedFor(clocks: Clocks | null): boolean {
  return clocks?.runs.some((seat) => clocks.waits.includes(seat)) ?? false;
}

/** A player can only win by waiting at a pace of days; without a clock, no one can. */
function hasDays({ clocks }: MatchTime): boolean {
  return clocks !== null && clocks.pace.kind !== 'live';
}

/**
 * What can be done about a player who stays away, in words; null as long as nothing can, and on the viewer's own turn.
 * `now` is the server's time.
 */
export function claimOptions(time: MatchTime, { name, isPartner }: AbsentPlayer, now: number): ClaimOptions | null {
  const { clocks, away } = time;
  if (isWaitedFor(clocks))
    return {
      text: `You wait for ${name} without a limit. Withdrawn, ${name} has ${BACK_HOURS} hours at least.`,
      ways: ['hurry'],
    };
  if (away === null || now < away.mayClaimAt) return null;
  const ways: ClaimKind[] = [];
  if (hasDays(time) && !isPartner) ways.push('win');
  ways.push('bot');
  if (hasDays(time)) ways.push('wait');
  return { text: `${name} has been away since ${momentWords(away.since, now)}: ${listed(ways)}.`, ways };
}

const DEEDS: Readonly<Record<ClaimKind, string>> = {
  ...{
    win: 'claim the match',
    bot: 'seat a bot',
    wait: 'wait without a limit',
    hurry: 'count the time again',
    back: 'take the seat back',
  },
};

function listed(ways: readonly ClaimKind[]): string {
  const deeds = ways.map((how) => DEEDS[how]);
  const last = deeds.at(-1) ?? '';
  if (deeds.length < 3) return deeds.join(' or ');
  return `${deeds.slice(0, -1).join(', ')}, or ${last}`;
}

/** For a row of another player's turn: `you may claim, or seat a bot, in 19 h`. Null if waiting will never change anything. */
export function claimSoonWords(time: MatchTime, now: number, isPartner = false): string | null {
  const { clocks, away } = time;
  if (isWaitedFor(clocks)) return 'no limit: you wait';
  if (away === null) return null;
  const deed = hasDays(time) && !isPartner ? 'claim, or seat a bot,' : 'seat a bot';
  return now < away.mayClaimAt ? `you may ${deed} in ${waitFigures(away.mayClaimAt - now)}` : `you may ${deed} now`;
}
