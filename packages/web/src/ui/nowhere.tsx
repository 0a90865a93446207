import { LinkButton } from './button.tsx';

export function Nowhere() {
  return (
    <main className="page page-narrow">
      <h1>There is nothing here</h1>
      <p>The address names no screen of Sandtable.</p>
      <div>
        <LinkButton href="/" tone="main">
          To the start
        </LinkButton>
      </div>
    </main>
  );
}
