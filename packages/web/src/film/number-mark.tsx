import './number-mark.css';

interface NumberMarkProps {
  readonly number: string;
  readonly isOut: boolean;
}

/** A candidate's number, as on the map beside it. */
export function NumberMark({ number, isOut }: NumberMarkProps) {
  return (
    <span className="number-mark" data-out={isOut || undefined}>
      {number}
    </span>
  );
}
