/** A row as the person sees it in their spreadsheet: `line` is the number at its left edge. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}
