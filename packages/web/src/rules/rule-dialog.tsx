import { Dialog } from '../ui/dialog.tsx';
import { LinkButton } from '../ui/button.tsx';
import { useOpenRule } from './open-rule.ts';
import { Prose } from './prose.tsx';
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
  const chapters = useRulebook();
  const block = chapters === null ? undefined : blockOfRule(chapters, id);
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
      {chapters === null ? <p role="status">Looking it up …</p> : null}
      {chapters !== null && block === undefined ? <p>The rulebook has no rule of that number.</p> : null}
      {block === undefined ? null : <Prose block={block} />}
    </Dialog>
  );
}
