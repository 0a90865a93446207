import type { Realm, Verdict } from '@sandtable/kernel';
import { type Prepared, PROCEDURE_SEAT, type PrepareAnswer, type Want } from '@sandtable/session';
import type { HandAnswer, HandDeed, TableWant } from '../face/companion.ts';
import { ONLOOKER, peopleOf } from './seating.ts';
import type { Table } from './table.ts';

type Change<R extends Realm> = (prepare: () => Verdict<Prepared<R>>) => Promise<Verdict>;

/** A separate file, loaded with the first such deed: few matches are played beside a real table. */
export async function answerByHand<R extends Realm>(
  table: Table<R>,
  deed: HandDeed,
  change: Change<R>,
): Promise<HandAnswer<R>> {
  const prepare = (): PrepareAnswer<R> => prepareDeed(table, deed);
  if (deed.deed === 'say' && deed.isDry) return rehearse(table, prepare());
  let answer: PrepareAnswer<R> | null = null;
  const verdict = await change(() => (answer = prepare()));
  if (verdict.granted) return { kind: 'done' };
  return answer === null ? { kind: 'refused', verdict, problems: [] } : refusalOf(table, answer);
}

function prepareDeed<R extends Realm>({ match, seat }: Table<R>, deed: HandDeed): PrepareAnswer<R> {
  const { seq } = deed;
  if (deed.deed === 'put') return match.prepareByTable(seq, { table: 'put', put: deed.words });
  if (deed.deed === 'back') {
    const to = deed.to ?? match.log.before(match.log.standing(match.seq));
    return match.prepareByTable(seq, { table: 'undo', to, by: peopleOf(match.seating) });
  }
  const { sentence, given } = deed;
  if (sentence !== null) return match.prepare(seat, seq, sentence, given);
  const [only = []] = match.system.everySentence(match.now(PROCEDURE_SEAT).view);
  return match.prepare(PROCEDURE_SEAT, seq, only, given);
}

function rehearse<R extends Realm>(table: Table<R>, answer: PrepareAnswer<R>): HandAnswer<R> {
  if (!answer.granted) {
    const { want } = answer;
    return want === undefined || want.need.refused !== undefined
      ? refusalOf(table, answer)
      : { kind: 'would', ...want.now(table.seat), need: want.need, notes: want.notes };
  }
  const { view, events } = answer.value.now(table.seat);
  const would = { kind: 'would', view: structuredClone(view), events: [...events], need: null, notes: [] } as const;
  answer.value.drop();
  return would;
}

function refusalOf<R extends Realm>({ seat }: Table<R>, answer: PrepareAnswer<R>): HandAnswer<R> {
  if (answer.granted) throw new Error('an entry was granted and not kept');
  const { want, problems = [], fault, reasons } = answer;
  if (want !== undefined) return { kind: 'wants', want: wantOf(want, seat) };
  const broken = fault === undefined ? [] : [{ field: 'table', expected: fault.message, got: fault.sentence }];
  return { kind: 'refused', verdict: { granted: false, reasons }, problems: [...problems, ...broken] };
}

function wantOf<R extends Realm>({ need, notes, now }: Want<R>, seat: string): TableWant<R> {
  return { need, notes, ...now(seat === ONLOOKER ? 'spectator' : seat) };
}
