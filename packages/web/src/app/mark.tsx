/** Three hexes. */
export function Mark() {
  return (
    <svg className="mark" viewBox="-2 -2 106 58" aria-hidden="true">
      <path d="M41 18.3 31 35.6H11L1 18.3 11 1h20Z" />
      <path d="M71 35.6 61 53H41L31 35.6 41 18.3h20Z" />
      <path className="mark-third" d="M101 18.3 91 35.6H71L61 18.3 71 1h20Z" />
    </svg>
  );
}
