import type { Phase } from '../../model/battlecard.ts';
import type { LimanowaFrame } from '../../model/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack.ts';
import { card, whyNoCard } from './card.ts';
import { Fight } from './fight.ts';
import { tactics } from './officers.ts';
import { ownRound } from './own-round.ts';
import { fights, hear, pieceOf, type Situation } from './situation.ts';
import { disagree, type Tape } from './tape.ts';
import { token, whyNoToken } from './token.ts';

export interface Entry {
  readonly pack: Pack;
  /** Before the entry. */
  readonly situation: Situation;
  readonly frame: LimanowaFrame;
  readonly tape: Tape;
  /** The question to the AI after it, if any. */
  readonly asked: LimanowaFrame | undefined;
  /** Counts what was met, by name. */
  readonly met: (name: string) => void;
}

/** Checks the entry and stops at the first difference from the rules. */
export function watch(entry: Entry): void {
  const { pack, situation, frame, tape, met } = entry;
  if (frame.kind === 'round') disclosure(entry);
  else if (frame.kind === 'aiCard') {
    const effect = card(pack, situation, frame.phase, tape);
    met(`card of ${frame.phase}: ${effect ?? 'none'}`);
    goOn(entry, frame.phase);
  } else if (frame.kind === 'aiToken') {
    met(`token: ${token(situation, tape) ?? 'none'}`);
    fight(entry);
  } else if (frame.kind === 'aiRound') for (const happened of ownRound(situation, tape)) met(happened);
  rest(entry);
}

/** LS3.2.1a: the plan, then the AI's roll for a card. */
function disclosure(entry: Entry): void {
  const { situation, tape, asked, met } = entry;
  while (tape.next !== undefined && tape.next.key !== 'aiCardNotRolled') told(entry);
  const { phase } = situation.turn;
  const why = whyNoCard(situation, phase);
  met(`card of ${phase}: ${why ?? 'roll'}`);
  if (why === undefined) {
    if (tape.next !== undefined || asked?.kind !== 'aiCard' || asked.phase !== phase)
      disagree(`a roll for a card of ${phase}`, tape.next ?? asked);
    return;
  }
  tape.expect('aiCardNotRolled', {
    phase,
    why: why === 'used' || why === 'noCard' || why === 'noSurvivor' ? why : 'noAttack',
  });
  goOn(entry, phase);
}

/** Skips one event that is no decision of the AI. */
function told({ situation, tape }: Entry): void {
  const { next } = tape;
  if (next?.key === 'roll') {
    if (next.stream === 'ai') disagree('no die of the AI', next);
  } else if (next !== undefined) hear(situation, next);
  tape.skip();
}

/** After the AI's roll for a card: its officers, its roll for a token, the fight. */
function goOn(entry: Entry, phase: Phase): void {
  const { situation, tape, met } = entry;
  const { turn } = situation;
  if (phase === 'opening') {
    if (turn.card?.effect === 'bombardment') guns(entry);
  } else if (phase === 'central') {
    while (tape.next?.key === 'moved' || tape.next?.key === 'moveLost') told(entry);
    const helped = tactics(situation, tape);
    met(helped === undefined ? 'nobody to help' : 'Aggressive tactics');
    guns(entry);
  } else if (turn.card?.effect === 'pursuit') pursuit(entry);
}

/** L10r: after the occupations, if still possible. */
function pursuit(entry: Entry): void {
  const { situation, tape } = entry;
  const { card: played, occupations } = situation.turn;
  while (tape.next?.key === 'moved' || tape.next?.key === 'moveLost') told(entry);
  const [unit, target] = [pieceOf(situation, played?.unit ?? NONE), pieceOf(situation, played?.target ?? NONE)];
  const hasOccupied = occupations.some((each) => each.unit === unit.unit && each.to === unit.at);
  if (fights(unit) && target.at !== NONE && hasOccupied) guns(entry);
}

/** LS3.2.2: the AI's roll for a token, then the fight. */
function guns(entry: Entry): void {
  const { situation, tape, asked, met } = entry;
  const why = whyNoToken(situation);
  met(`token in ${situation.turn.phase}: ${why ?? 'roll'}`);
  if (why === undefined) {
    if (tape.next !== undefined || asked?.kind !== 'aiToken') disagree('a roll for a token', tape.next ?? asked);
    return;
  }
  // Without an attack there is no event.
  if (why === 'noAttack') return;
  const { next } = tape;
  if (next?.key !== 'aiTokenNotRolled' || next.why !== why) disagree(`no roll for a token: ${why}`, next ?? asked);
  tape.skip();
  fight(entry);
}

function fight({ situation, tape, met }: Entry): void {
  for (const happened of new Fight(situation, tape).run()) met(happened);
}

/** No AI event may be left. */
function rest(entry: Entry): void {
  const { tape } = entry;
  while (tape.next !== undefined) {
    const { key } = tape.next;
    if (key === 'relegated' || OWN.includes(key)) {
      if (key !== 'relegated' || pieceOf(entry.situation, officerOf(tape)).isAi)
        disagree('nothing of the AI', tape.next);
    }
    told(entry);
  }
}

const OWN: readonly string[] = ['aiCardRolled', 'aiTokenRolled', 'aiCardNotRolled', 'aiTokenNotRolled', 'woundRolled'];

function officerOf({ next }: Tape): UnitId {
  return next?.key === 'relegated' ? next.officer : NONE;
}
