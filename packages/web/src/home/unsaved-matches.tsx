import { useUnsaved } from '../link/unsaved.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Matches of which something is only on this page: they may be in no list. */
export function UnsavedMatches() {
  const matches = useUnsaved((unsaved) => unsaved.matches);
  return matches.map(({ id, name }) => (
    <Notice key={id} actions={<LinkButton href={`/play/${id}`}>Return to it</LinkButton>}>
      <strong>{name}</strong> is not saved. It is lost if you close or reload this page.
    </Notice>
  ));
}
