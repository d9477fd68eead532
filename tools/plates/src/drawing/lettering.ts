import { num, type Point } from './geometry.ts';
import { ADVANCE, GLYPHS, HEIGHT } from './stroke-font.ts';

/** How wide a word is at a size of one. */
export function strokeWidth(text: string): number {
  return text.length * ADVANCE - (ADVANCE - 4);
}

/** A word in the stencil's strokes, centred on a point. Mirrored sheets turn their letters back. */
export function strokes(text: string, [x, y]: Point, size: number, mirrored = false): string {
  const left = strokeWidth(text) / 2;
  const place = (pair: string, i: number): string => {
    const [across = 0, down = 0] = pair.split(',').map(Number);
    const along = i * ADVANCE + across - left;
    return `${num(x + (mirrored ? -along : along) * size)} ${num(y + (down - HEIGHT / 2) * size)}`;
  };
  return [...text]
    .flatMap((char, i) =>
      (GLYPHS[char] ?? '')
        .split('|')
        .filter(Boolean)
        .map(
          (run) =>
            `M${run
              .split(' ')
              .map((pair) => place(pair, i))
              .join('L')}`,
        ),
    )
    .join('');
}
