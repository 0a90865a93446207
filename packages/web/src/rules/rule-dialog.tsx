import { Dialog } from '../ui/dialog.tsx';
import { LinkButton } from '../ui/button.tsx';
import { useOpenRule } from './open-rule.ts';
import { Prose } from './prose.tsx';
import { RulingList } from './ruling-list.tsx';
import { blockOfRule } from './search.ts';
import { useRulebook } from './use-rulebook.ts';
import './rules.css';

/** One rule, over whatever is on the screen. Once in the app; every RuleLink opens it. */
export function RuleDialog() {
  const id = useOpenRule((store) => store.id);
  return id === null ? null : <OneRule id={id} />;
}

function OneRule({ id }: { readonly id: string }) {
  const hide = useOpenRule((store) => store.hide);
  const book = useRulebook();
  const block = book === null ? undefined : blockOfRule(book.chapters, id);
  const rulings = block === undefined ? undefined : book?.rulings.get(block);
  return (
    <Dialog
      open
      onClose={hide}
      title={`Rule ${id}`}
      foot={
        <span onClickCapture={hide}>
          <LinkButton href={`/rules/${id}`}>Open the rulebook there</LinkButton>
        </span>
      }
    >
      {book === null ? <p role="status">Looking it up …</p> : null}
      {book !== null && block === undefined ? <p>The rulebook has no rule of that number.</p> : null}
      {block === undefined ? null : <Prose block={block} />}
      {rulings === undefined ? null : <RulingList rulings={rulings} />}
    </Dialog>
  );
}
