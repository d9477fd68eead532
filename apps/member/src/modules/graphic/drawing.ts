import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Path } from 'opentype.js';
import sharp from 'sharp';

/** Twice the size it is shown at. */
const width = 240;
const height = 88;
const fontSize = 62;

const bytes = readFileSync(
  fileURLToPath(
    import.meta.resolve('@fontsource/roboto-mono/files/roboto-mono-latin-700-normal.woff'),
  ),
);
const font = opentype.parse(new Uint8Array(bytes).buffer);

const between = (least: number, most: number): number => least + (most - least) * Math.random();

/** The outlines of the letters, bent together by a wave of their own, with a line through them. */
export function drawCode(code: string): Promise<Buffer> {
  const step = (width - 24) / code.length;
  const bend = makeBend();
  const letters = [...code].map((letter, index) => {
    const path = font.getPath(letter, 12 + index * step + between(0, 6), between(60, 70), fontSize);
    const angle = between(-0.3, 0.3);
    const [x, y] = [12 + (index + 0.5) * step, height / 2];
    return toSvgPath(path, (px, py) => bend(...turn(px, py, x, y, angle)));
  });
  const line = Array.from({ length: 3 }, () => {
    const [from, to] = [between(10, height - 10), between(10, height - 10)];
    const control = between(0, height);
    return `<path d="M0 ${from}Q${width / 2} ${control} ${width} ${to}" fill="none" stroke="#4a5568" stroke-width="${between(2, 4)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f5f7"/><path d="${letters.join('')}" fill="#2d3748"/>${line.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 8 }).toBuffer();
}

type Move = (x: number, y: number) => [number, number];

function makeBend(): Move {
  const [length, height, phase] = [randomInt(50, 90), between(3, 6), between(0, 6)];
  return (x, y) => [
    x + Math.sin(y / (length / 2) + phase) * height,
    y + Math.sin(x / length + phase) * height * 1.5,
  ];
}

function turn(x: number, y: number, cx: number, cy: number, angle: number): [number, number] {
  const [dx, dy] = [x - cx, y - cy];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
}

function toSvgPath({ commands }: Path, move: Move): string {
  const at = (x: number, y: number): string =>
    move(x, y)
      .map((n) => n.toFixed(1))
      .join(' ');
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z';
        case 'Q':
          return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
        case 'C':
          return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
        default:
          return `${command.type}${at(command.x, command.y)}`;
      }
    })
    .join('');
}
