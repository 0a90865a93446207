import './number-mark.css';

interface NumberMarkProps {
  readonly number: string;
  readonly isOut: boolean;
}

export function NumberMark({ number, isOut }: NumberMarkProps) {
  return (
    <span className="number-mark" data-out={isOut || undefined}>
      {number}
    </span>
  );
}
