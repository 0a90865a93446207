import type { AnyGame, Chart } from '../face/game.ts';
import { rulesAddress } from '../games/addresses.ts';
import { gameNamed, GAMES } from '../games/games.ts';
import { Charts, Prose, RulingList } from '../rules/prose.tsx';
import { type Block, narrowedTo } from '../rules/markdown.ts';
import { useOpenRule } from '../rules/rule-link.tsx';
import { blockOfRule } from '../rules/search.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DiagramList } from './diagram-view.tsx';
import { GlossaryProvider } from './glossary-provider.tsx';
import { RulebookProvider, MissingText } from './rulebook-provider.tsx';
import { type Rulebook, useRulebook } from './read-rulebook.ts';
import '../rules/rules.css';

/** Shows one rule over the current screen. Mounted once; every RuleLink opens it. */
export function RuleDialog() {
  const rule = useOpenRule((store) => store.rule);
  return rule === null ? null : <OneRule game={gameNamed(rule.game)} id={rule.id} />;
}

function OneRule({ game, id }: { readonly game: AnyGame; readonly id: string }) {
  const hide = useOpenRule((store) => store.hide);
  const { book, error, again } = useRulebook(game);
  const block = book === null ? undefined : blockOfRule(book.chapters, id);
  const rulings = block === undefined ? undefined : book?.rulings.get(block);
  const files = block === undefined ? undefined : book?.diagrams.get(block);
  const opener = book?.opener ?? null;
  return (
    <RulebookProvider game={game} book={book}>
      <GlossaryProvider game={game}>
        <Dialog
          open
          onClose={hide}
          title={GAMES.length === 1 ? `Rule ${id}` : `Rule ${id} · ${game.name}`}
          foot={
            game.rulebook === null ? null : (
              <span onClickCapture={hide}>
                <LinkButton href={rulesAddress(game, id)}>Open in the rulebook</LinkButton>
              </span>
            )
          }
        >
          {book === null && error === null ? <p role="status">Looking it up…</p> : null}
          {error === null ? null : <MissingText what="The rulebook" again={again} />}
          {book !== null && block === undefined ? <Unfound book={book} again={again} /> : null}
          {block === undefined ? null : <OneBlock block={block} id={id} />}
          {files === undefined || opener === null ? null : <DiagramList files={files} opener={opener} canTry={false} />}
          {rulings === undefined ? null : <RulingList rulings={rulings} />}
        </Dialog>
      </GlossaryProvider>
    </RulebookProvider>
  );
}

/** The rule may be in a chapter that failed to load. */
function Unfound({ book, again }: { readonly book: Rulebook; readonly again: () => void }) {
  const missing = book.chapters.filter(({ isMissing }) => isMissing === true).map(({ title }) => title);
  if (missing.length === 0) return <p>The rulebook has no rule with that number.</p>;
  return <MissingText what={`A part of the rulebook (${missing.join(', ')})`} again={again} />;
}

/** For a rule in a table, only its row, without the chart that replaces the table. */
function OneBlock({ block, id }: { readonly block: Block; readonly id: string }) {
  const shown = narrowedTo(block, id);
  const prose = <Prose block={shown} />;
  return shown === block ? prose : <Charts value={NO_CHARTS}>{prose}</Charts>;
}

const NO_CHARTS: readonly Chart[] = [];
