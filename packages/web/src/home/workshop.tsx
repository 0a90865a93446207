import { LinkButton } from '../ui/buttons.tsx';

/** For people who own the printed games. */
export function Workshop() {
  return (
    <section className="home-foot workshop" aria-label="Workshop">
      <LinkButton href="/companion">Companion: the AI beside your own table</LinkButton>
      <LinkButton href="/packs">Packs: your own figures and missions</LinkButton>
    </section>
  );
}
