import { explainGround } from '@sandtable/bear';
import { explainHex, priceOfEntry } from '../saying/explain-hex.ts';
import { ReasonLines } from './ledger.tsx';
import { useAsked, usePlay, useSeen } from './play-context.tsx';

/** The hex under the pointer: its ground, and with something chosen what it costs to act there or why one cannot. */
export function HexStatus() {
  const hover = usePlay((state) => state.hover);
  const seen = useSeen();
  const asked = useAsked();
  const isSighting = usePlay((state) => state.sighting !== null);
  if (hover === -1 || seen.map.names[hover] === undefined) return <div className="hex-status" />;
  return (
    <div className="hex-status" data-testid="hex-status">
      <span className="hex-ground">{explainGround(seen.map, hover)}</span>
      {asked === null || isSighting || asked.saying.words.length === 0 ? null : <HexWord hex={hover} />}
    </div>
  );
}

function HexWord({ hex }: { readonly hex: number }) {
  const asked = useAsked();
  if (asked === null) return null;
  const entries = asked.clickables.hexes.get(hex) ?? [];
  if (entries.length > 0)
    return (
      <span className="hex-open">
        {entries
          .map((entry) => {
            const price = priceOfEntry(asked.saying, entry);
            return `${entry.label}${price === null ? '' : `, ${price} AP`}`;
          })
          .join(' · ')}
      </span>
    );
  const said = explainHex(asked.saying, hex);
  if (said.state === 'goal') return <span className="hex-open">Press again to do it</span>;
  if (said.state === 'instead') return <span className="hex-open">Choose it instead</span>;
  return (
    <span className="hex-barred">
      {said.state === 'tooDear' ? `✕ needs ${said.missing} more ${said.missing === 1 ? 'CAP' : 'CAPs'} ` : '✕ '}
      {said.state === 'barred' && said.way !== null ? `${said.way.moves.length} moves, ${said.way.cost} AP: ` : null}
      <ReasonLines lines={said.lines.slice(0, 2)} />
    </span>
  );
}
