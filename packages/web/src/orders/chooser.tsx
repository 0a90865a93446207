import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { usePlay, usePlayStore } from '../match/play-context.tsx';

/** What a click could mean, where it could mean several things: never guessed. */
export function ChooserDialog() {
  const store = usePlayStore();
  const chooser = usePlay((state) => state.chooser);
  if (chooser === null) return null;
  const close = (): void => store.setState({ chooser: null });
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
