import { Button, type Tone } from './button.tsx';

/** Loads the page anew. */
export function ReloadButton({ tone = 'normal' }: { readonly tone?: Tone }) {
  return (
    <Button tone={tone} onClick={() => location.reload()}>
      Reload
    </Button>
  );
}
