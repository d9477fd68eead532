/** Something said in a film, and the second at which it begins. */
export interface SpokenLine {
  readonly at: number;
  readonly text: string;
}

const timing = /^(?:(\d+):)?(\d\d):(\d\d)\.\d{3}[ \t]+-->/;

/** What is said, from a WebVTT file: notes, styles and marks are left out. */
export function parseCaptions(file: string): SpokenLine[] {
  return file
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const rows = block.split('\n');
      const at = rows.findIndex((row) => timing.test(row));
      const [, hours = '0', minutes = '0', seconds = '0'] = timing.exec(rows[at] ?? '') ?? [];
      const said = rows.slice(at + 1).join(' ');
      const text = said.replaceAll(/<[^>]*>/g, '').trim();
      if (at < 0 || text === '') return [];
      return { at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text };
    });
}
