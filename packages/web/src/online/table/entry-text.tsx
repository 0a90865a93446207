import type { TableEntry } from '../../match/screen-moment.ts';

interface EntryTextProps {
  readonly entry: TableEntry;
  /** It was said in the viewer's name by an answer given beforehand. */
  readonly isGiven?: boolean;
}

export function EntryText({ entry: { events }, isGiven = false }: EntryTextProps) {
  return (
    <span>
      {isGiven ? 'Your standing answer: ' : ''}
      {events.map(({ text, isGrave }, place) => {
        const words = place === 0 ? text : `. ${text}`;
        return isGrave ? <b key={place}>{words}</b> : <span key={place}>{words}</span>;
      })}
    </span>
  );
}
