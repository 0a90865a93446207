import { Link, useRoute } from 'wouter';
import { Mark } from './mark.tsx';

const PLACES = [
  { href: '/missions', label: 'Missions' },
  { href: '/rules', label: 'Rules' },
  { href: '/settings', label: 'Settings' },
] as const;

/** The way around, on every screen but the one a match is played on. */
export function Nav() {
  return (
    <header className="nav">
      <Link href="/" className="nav-home">
        <Mark />
        <span>Sandtable</span>
      </Link>
      <nav aria-label="Main">
        {PLACES.map((place) => (
          <NavLink key={place.href} {...place} />
        ))}
      </nav>
    </header>
  );
}

function NavLink({ href, label }: (typeof PLACES)[number]) {
  const [isHere] = useRoute(`${href}/*?`);
  return (
    <Link href={href} className="nav-link" aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
}
