import type { AnyGame, Chart } from '../face/game.ts';
import { rulesAddress } from '../games/addresses.ts';
import { gameNamed, GAMES } from '../games/games.ts';
import { Charts } from '../rules/charts.ts';
import { type Block, narrowedTo } from '../rules/markdown.ts';
import { useOpenRule } from '../rules/open-rule.ts';
import { Prose } from '../rules/prose.tsx';
import { RulingList } from '../rules/ruling-list.tsx';
import { blockOfRule } from '../rules/search.ts';
import { LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BookRoom } from './book-room.tsx';
import { MissingText } from './missing-text.tsx';
import type { Rulebook } from './read-rulebook.ts';
import { useRulebook } from './use-rulebook.ts';
import '../rules/rules.css';

/** One rule, over whatever is on the screen. Once in the app; every RuleLink opens it. */
export function RuleDialog() {
  const rule = useOpenRule((store) => store.rule);
  return rule === null ? null : <OneRule game={gameNamed(rule.game)} id={rule.id} />;
}

function OneRule({ game, id }: { readonly game: AnyGame; readonly id: string }) {
  const hide = useOpenRule((store) => store.hide);
  const { book, error, again } = useRulebook(game);
  const block = book === null ? undefined : blockOfRule(book.chapters, id);
  const rulings = block === undefined ? undefined : book?.rulings.get(block);
  return (
    <BookRoom game={game} book={book}>
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
        {rulings === undefined ? null : <RulingList rulings={rulings} />}
      </Dialog>
    </BookRoom>
  );
}

/** It may stand in what could not be loaded. */
function Unfound({ book, again }: { readonly book: Rulebook; readonly again: () => void }) {
  const missing = book.chapters.filter(({ isMissing }) => isMissing === true).map(({ title }) => title);
  if (missing.length === 0) return <p>The rulebook has no rule with that number.</p>;
  return <MissingText what={`A part of the rulebook (${missing.join(', ')})`} again={again} />;
}

/** Of a table its row alone, and then no chart in its place. */
function OneBlock({ block, id }: { readonly block: Block; readonly id: string }) {
  const shown = narrowedTo(block, id);
  const prose = <Prose block={shown} />;
  return shown === block ? prose : <Charts value={NO_CHARTS}>{prose}</Charts>;
}

const NO_CHARTS: readonly Chart[] = [];
