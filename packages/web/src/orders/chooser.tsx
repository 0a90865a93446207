import { chooserIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { closeChooser } from '../match/saying-actions.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EntryButtons } from './entry-buttons.tsx';

/** What a click could mean, where it could mean several things: never guessed. */
export function ChooserDialog() {
  const store = usePlayStore();
  const chooser = usePlay(chooserIn);
  if (chooser === null) return null;
  const close = (): void => closeChooser(store);
  return (
    <Dialog
      open
      onClose={close}
      title={chooser.title === '' ? 'Which?' : `${chooser.title}: which?`}
      foot={<Button onClick={close}>Cancel</Button>}
    >
      <EntryButtons entries={chooser.entries} />
    </Dialog>
  );
}
