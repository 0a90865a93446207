import { Link } from 'wouter';
import { VERSION } from './version.ts';

export function Footer() {
  return (
    <footer className="footer">
      Sandtable is independent and unofficial. It is not affiliated with or endorsed by the publisher of any board game,
      and contains none of their material. Your matches never leave this browser.{' '}
      <Link href="/about" className="footer-link">
        About Sandtable {VERSION}
      </Link>
    </footer>
  );
}
