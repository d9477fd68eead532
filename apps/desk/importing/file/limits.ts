/** A catalogue of 50,000 products with long texts stays well below these; what is above them is no catalogue. */
export const limits = {
  fileBytes: 64 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  /** What Excel itself allows in a cell. */
  cellLength: 32_767,
  recordLength: 1_000_000,
  /** Unpacked. The sheet is streamed, the shared texts are kept in memory. */
  sheetBytes: 512 * 1024 * 1024,
  sharedTextBytes: 96 * 1024 * 1024,
  smallPartBytes: 4 * 1024 * 1024,
  archiveParts: 2_000,
} as const;
