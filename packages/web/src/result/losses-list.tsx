import type { Aftermath } from './aftermath.ts';
import { SIDES } from './sides.ts';

/** Who fell on either side, round by round. */
export function LossesList({ aftermath: { losses } }: { readonly aftermath: Aftermath }) {
  return (
    <div className="losses">
      {SIDES.map(({ side, name }) => {
        const { lost, left } = losses[side];
        return (
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
        );
      })}
    </div>
  );
}
