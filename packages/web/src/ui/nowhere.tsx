import { LinkButton } from './button.tsx';

export function Nowhere() {
  return (
    <main className="page page-narrow">
      <h1>Page not found</h1>
      <p>This address is not a page of Sandtable.</p>
      <div>
        <LinkButton href="/" tone="main">
          Home
        </LinkButton>
      </div>
    </main>
  );
}
