import type { ResultSide } from '../face/result.ts';

/** Who fell on either side, round by round. */
export function LossesList({ sides }: { readonly sides: readonly ResultSide[] }) {
  return (
    <div className="losses">
      {sides.map(({ side, name, lost, left }) => (
        <section key={side} aria-label={`${name} casualties`}>
          <p>
            <span className="top-side" data-side={side}>
              {name}
            </span>{' '}
            <b>{lost.length}</b> lost, {left} left
          </p>
          <ul>
            {lost.map(({ seq, round, name: unit }, place) => (
              <li key={`${seq} ${place}`}>
                {unit} <span className="soft">round {round}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
