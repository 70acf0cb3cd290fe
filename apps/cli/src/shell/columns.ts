/** Rows of cells in columns: the first to the left, the others to the right. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  );
  return rows.map(row =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
};
