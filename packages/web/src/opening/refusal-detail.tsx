import './opening.css';

/** The particulars of a refusal, for a report; where they are many, only for those who want them. */
export function RefusalDetail({ detail }: { readonly detail: string }) {
  if (detail === '') return null;
  if (!detail.includes('\n')) return <small className="refused-detail">{detail}</small>;
  return (
    <details>
      <summary>Details</summary>
      <small className="refused-detail">{detail}</small>
    </details>
  );
}
