import { useUnsaved } from '../link/unsaved.ts';
import { Button, type Tone } from '../ui/button.tsx';
import { ExportAllButton } from './export-all-button.tsx';

/** What always helps: the page anew, and all matches as files; while something is only on this page, exporting comes first. */
export function WayOut({ tone = 'normal' }: { readonly tone?: Tone }) {
  const isAllSaved = useUnsaved(({ matches }) => matches.length === 0);
  return (
    <>
      <Button tone={isAllSaved ? tone : 'normal'} onClick={() => location.reload()}>
        Reload
      </Button>
      <ExportAllButton tone={isAllSaved ? 'normal' : tone} />
    </>
  );
}
