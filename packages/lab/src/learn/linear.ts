// As much linear algebra as a few dozen unknowns need.

export type Matrix = readonly (readonly number[])[];

/** By Gauss-Jordan elimination. The matrix must be positive definite, so that no pivoting is needed. */
export function inverse(matrix: Matrix): Matrix {
  const rows = matrix.map((row, at) => [...row, ...matrix.map((_row, column) => (at === column ? 1 : 0))]);
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (const column of pivotRow.keys()) pivotRow[column] = (pivotRow[column] ?? 0) / pivot;
    for (const row of rows) {
      const factor = row === pivotRow ? 0 : (row[at] ?? 0);
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}

export function times(matrix: Matrix, vector: readonly number[]): readonly number[] {
  return matrix.map((row) => dot(row, vector));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

export function dot(one: readonly number[], other: readonly number[]): number {
  let all = 0;
  for (let place = 0; place < one.length; place++) all += (one[place] ?? 0) * (other[place] ?? 0);
  return all;
}
