import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function HelpDialog() {
  const store = usePlayStore();
  const isOpen = usePlay((state) => state.isHelpOpen);
  const { steps, keys } = usePlay((state) => state.sitting.habits.help);
  return (
    <Dialog open={isOpen} onClose={() => store.setState({ isHelpOpen: false })} title="How to use this screen">
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="help-keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
