import { TakesLong } from './takes-long.tsx';

/** While something comes; it says so to those who listen as well. */
export function Waiting({ what }: { readonly what: string }) {
  return (
    <p className="waiting" role="status">
      {what} <TakesLong />
    </p>
  );
}
