/** The short facts of a mission, in a row. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className="tags" aria-label="In short">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}
