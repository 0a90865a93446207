import { useSetting } from '../settings/settings.ts';
import { noteText } from '../face/speech.ts';
import type { PopoverWay } from './popover-model.ts';
import './way-table.css';

/** The width of a bar for a certain hit, in pixels. */
const CERTAIN = 70;

/** A way step by step: where each step ends, what it costs, and who could fire at the unit there; with a sum below. */
export function WayTable({ way: { legs, checkName, sum, notes, tooFar, line } }: { readonly way: PopoverWay }) {
  const hasOdds = useSetting('deckOdds') === 'shown';
  const told = notes.map((note) => noteText(note, hasOdds)).filter((text) => text !== '');
  return (
    <>
      <div className="way-rows">
        <table className="way-table" aria-label={line} data-testid="way-table">
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Cost</th>
              <th scope="col">{checkName}</th>
              <th scope="col">Threat there</th>
            </tr>
          </thead>
          <tbody>
            {legs.map(({ hexes, place, price, check, threat: { chance, text } }, before) => (
              <tr key={hexes.join(' ')}>
                <th scope="row">
                  {before + 1}&ensp;{place}
                </th>
                <td>{price}</td>
                <td>{noteText(check, hasOdds)}</td>
                <td>
                  <span className="way-bar" style={{ width: CERTAIN * chance }} />
                  {text}
                </td>
              </tr>
            ))}
          </tbody>
          {legs.length < 2 ? null : (
            <tfoot>
              <tr>
                <th scope="row">{legs.length === 2 ? 'Both' : 'Total'}</th>
                <td>{sum.price}</td>
                <td>{noteText(sum.check, hasOdds)}</td>
                <td>{sum.threat}</td>
              </tr>
            </tfoot>
          )}
        </table>
        {legs.length < 2 || told.length === 0 ? null : <p className="popover-line">{told.join('; ')}</p>}
      </div>
      {tooFar === '' ? null : <p className="way-too-far">{tooFar}</p>}
    </>
  );
}
