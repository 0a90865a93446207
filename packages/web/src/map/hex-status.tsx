import { explainGround, explainRumor, isRumor, type Seen, typeOf, unitName, unitsIn } from '@sandtable/bear';
import type { Entry } from '../saying/clickables.ts';
import { aspectsIn, explainEntry, explainHex } from '../bear/speech/explain-hex.ts';
import type { Saying } from '../saying/saying.ts';
import type { Asked } from '../match/asked.ts';
import { percent } from '../ui/chance.tsx';
import { ReasonLines } from '../rules/ledger.tsx';
import { useAsked, usePlay, useSeen } from '../match/play-context.tsx';

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
      <RumorWord seen={seen} hex={hover} />
      {asked === null || isSighting || asked.saying.words.length === 0 ? null : <HexWord asked={asked} hex={hover} />}
    </div>
  );
}

/** What would reveal the rumor there. */
function RumorWord({ seen, hex }: { readonly seen: Seen; readonly hex: number }) {
  if (!unitsIn(seen, hex).some((unit) => isRumor(typeOf(seen, unit)))) return null;
  const lines = explainRumor(seen).filter(({ rule }) => rule === 'S6.2');
  return <ReasonLines lines={lines.map((line) => ({ ...line, amount: null }))} />;
}

function HexWord({ asked, hex }: { readonly asked: Asked; readonly hex: number }) {
  const { saying, clickables } = asked;
  const entries = clickables.hexes.get(hex) ?? [];
  if (entries.length > 0)
    return (
      <>
        <span className="hex-open">{entries.map((entry) => entryWords(saying, entry)).join(' · ')}</span>
        <ReasonLines lines={aspectsIn(saying, hex)} />
      </>
    );
  const said = explainHex(saying, hex);
  if (said.state === 'goal') return <span className="hex-open">Press again to do it</span>;
  if (said.state === 'here') return <span className="soft">{unitName(saying.seen, said.unit)} is here</span>;
  if (said.state === 'instead') return <span className="hex-open">Choose it instead</span>;
  return (
    <>
      <span className="hex-barred">
        {said.state === 'tooDear' ? `✕ needs ${said.missing} more ${said.missing === 1 ? 'CAP' : 'CAPs'} ` : '✕ '}
        {said.state === 'barred' && said.way !== null ? `${said.way.moves.length} moves, ${said.way.cost} AP: ` : null}
        <ReasonLines lines={said.lines.slice(0, 2)} />
      </span>
      <ReasonLines lines={aspectsIn(saying, hex)} />
    </>
  );
}

/** `Fire: F12, 3 AP, s03 Rifle squad 58 % (front)` */
function entryWords(saying: Saying, entry: Entry): string {
  const { price, targets } = explainEntry(saying, entry);
  const odds = targets.map(
    ({ target, hitChances, aspect }) => `${unitName(saying.seen, target)} ${percent(hitChances[0], 36)} (${aspect})`,
  );
  return [entry.label, ...(price === null ? [] : [`${price} AP`]), ...odds].join(', ');
}
