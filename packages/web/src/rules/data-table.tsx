interface DataTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

export function DataTable({ label, heads, rows }: DataTableProps) {
  return (
    <div className="rule-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others], place) => (
            <tr key={place}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
