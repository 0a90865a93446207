export function Footer() {
  return (
    <footer className="footer">
      Sandtable is independent and unofficial. It is not affiliated with or endorsed by the publisher of any board game,
      and uses no material of theirs. Nothing you play leaves this browser.
    </footer>
  );
}
