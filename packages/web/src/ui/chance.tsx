import { percent } from './percent.ts';

/** How dice may fall: the share and the exact count; two dice fall in 36 ways. */
export function Chance({ ways, of = 36 }: { readonly ways: number; readonly of?: number }) {
  return (
    <span className="chance">
      <b>{percent(ways, of)}</b>{' '}
      <span className="chance-ways">
        {ways}/{of}
      </span>
    </span>
  );
}
