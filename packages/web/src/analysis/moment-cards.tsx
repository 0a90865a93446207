import type { JudgedDecision, KeyMoment } from '@sandtable/lab';
import { headlineOf } from '../match/outcomes.ts';
import type { KnownPast } from '../match/sitting.ts';
import { Button } from '../ui/buttons.tsx';
import { orderText, pointsText, shareText } from './chance-words.ts';

interface CardsProps {
  readonly moments: readonly KeyMoment[];
  readonly entries: readonly KnownPast[];
  readonly roundOf: (seq: number) => number;
  readonly goTo: (seq: number) => void;
}

export function MomentCards({ moments, ...rest }: CardsProps) {
  return (
    <ol className="chance-cards" data-testid="key-moments">
      {moments.map((moment) => (
        <li key={`${moment.kind} ${moment.seq}`} data-kind={moment.kind}>
          <Card moment={moment} {...rest} />
        </li>
      ))}
    </ol>
  );
}

function Card({ moment, entries, roundOf, goTo }: Omit<CardsProps, 'moments'> & { readonly moment: KeyMoment }) {
  const { seq, kind } = moment;
  const place = entries.findIndex((entry) => entry.seq === seq);
  const [before, entry] = [entries[place - 1], entries[place]];
  if (before === undefined || entry === undefined) return null;
  return (
    <article aria-label={`${titleOf(moment)}, move ${seq}`}>
      <p className="chance-kicker">
        <b>{titleOf(moment)}</b> Round {roundOf(seq)}, move {seq}
      </p>
      {'compared' in moment ? <Decided moment={moment} before={before} /> : <Happened moment={moment} entry={entry} />}
      <p className="chance-deeds">
        <Button onClick={() => goTo(seq)}>See move {seq}</Button>
        {kind === 'mistake' ? <Button onClick={() => goTo(before.seq)}>Just before it</Button> : null}
      </p>
    </article>
  );
}

function titleOf(moment: KeyMoment): string {
  if ('compared' in moment) return moment.kind === 'mistake' ? 'A better move' : 'Well judged';
  if (moment.kind === 'others') return 'Their doing';
  return moment.after > moment.before ? 'Good luck' : 'Bad luck';
}

function Decided({
  moment: { kind, compared },
  before,
}: {
  readonly moment: JudgedDecision;
  readonly before: KnownPast;
}) {
  const { position } = before.shown();
  const { said, other, saidShare, otherShare, doubt, playouts } = compared;
  return (
    <>
      <dl className="chance-sides">
        <dt>Played</dt>
        <dd>{orderText(position, said)}</dd>
        <dd className="chance-share">{shareText(saidShare)}</dd>
        <dt>{kind === 'mistake' ? 'General' : 'Usual'}</dt>
        <dd>{orderText(position, other)}</dd>
        <dd className="chance-share">{shareText(otherShare)}</dd>
      </dl>
      <p className="soft">
        {playouts} simulated finishes each, with the same dice; accurate to about {pointsText(doubt)}.
      </p>
    </>
  );
}

type Swing = Exclude<KeyMoment, JudgedDecision>;

function Happened({ moment: { kind, before, after }, entry }: { readonly moment: Swing; readonly entry: KnownPast }) {
  const told = headlineOf(entry.shown().events, ({ rank }) => rank)?.text ?? '';
  return (
    <>
      <p>{told}</p>
      <p>
        <b>
          From {shareText(before)} to {shareText(after)}
        </b>{' '}
        <span className="soft">
          {kind === 'luck' ? 'on dice and cards alone' : 'by what they did and how they rolled'}
        </span>
      </p>
    </>
  );
}
