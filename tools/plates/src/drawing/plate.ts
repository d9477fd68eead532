import { type Bounds, boundsOf } from './bounds.ts';
import { circlePath, closedPath, num, openPath, type Point, rectPath } from './geometry.ts';
import { Random } from './random.ts';
import { type Tones, toTones } from './tones.ts';

export type Detail = 'small' | 'large';

/** A fill of parallel lines. */
export interface Hatch {
  readonly angle: number;
  readonly gap: number;
  readonly width: number;
  readonly stroke: string;
}

export interface Ink {
  /** null draws no outline. */
  readonly stroke?: string | null;
  readonly width?: number;
  readonly fill?: string | Hatch;
  readonly dash?: string;
  readonly round?: boolean;
  readonly opacity?: number;
}

export interface PlateOptions {
  readonly seed: number;
  readonly hue: number;
  readonly detail: Detail;
  /** Covers carry set type, and thumbnails are too small for any lettering. */
  readonly lettered?: boolean;
}

/** Every drawing is made on this field; what matters lies inside its central 16:9 (y from 62 to 738). */
export const FIELD = { width: 1200, height: 800 } as const;

/** The part of the field that is shown. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: View = { x: 0, y: 0, ...FIELD };

export class Plate {
  readonly tones: Tones;
  readonly random: Random;
  readonly large: boolean;
  readonly lettered: boolean;
  /** How much wider apart lines stand: thumbnails need fewer and heavier ones. */
  readonly grain: number;
  readonly weight: number;
  mirrored = false;
  ground: string;
  #marks: string[] = [];
  #definitions: string[] = [];

  constructor({ seed, hue, detail, lettered = true }: PlateOptions) {
    this.tones = toTones(hue);
    this.ground = this.tones.ground;
    this.random = new Random(seed);
    this.large = detail === 'large';
    this.lettered = this.large && lettered;
    this.grain = this.large ? 1 : 2.2;
    this.weight = this.large ? 1.15 : 1.9;
  }

  path(d: string, ink: Ink = {}): void {
    const { stroke = this.tones.ink, width = 1, fill = 'none', dash, round, opacity } = ink;
    if (typeof fill !== 'string') {
      this.clip(d, () => this.#lines(boundsOf(d), fill));
      if (stroke !== null) this.path(d, { ...ink, fill: 'none' });
      return;
    }
    const attributes = [`d="${d}" fill="${fill}"`];
    if (stroke !== null)
      attributes.push(`stroke="${stroke}" stroke-width="${num(width * this.weight)}"`);
    if (dash) attributes.push(`stroke-dasharray="${dash}"`);
    if (round) attributes.push('stroke-linecap="round" stroke-linejoin="round"');
    if (opacity !== undefined) attributes.push(`opacity="${opacity}"`);
    this.#marks.push(`<path ${attributes.join(' ')}/>`);
  }

  line([ax, ay]: Point, [bx, by]: Point, ink: Ink = {}): void {
    this.path(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, ink);
  }

  polyline(points: readonly Point[], ink: Ink = {}): void {
    this.path(openPath(points), ink);
  }

  polygon(points: readonly Point[], ink: Ink = {}): void {
    this.path(closedPath(points), ink);
  }

  rect(x: number, y: number, width: number, height: number, ink: Ink = {}): void {
    this.path(rectPath(x, y, width, height), ink);
  }

  circle(centre: Point, r: number, ink: Ink = {}): void {
    this.path(circlePath(centre, r), ink);
  }

  hatch(angle: number, gap: number, width = 0.8, stroke = this.tones.ink): Hatch {
    return { angle, gap: gap * this.grain, width, stroke };
  }

  /**
   * Lines are laid out from the origin, so that those of neighbouring parts meet. They are real lines and not an
   * SVG pattern: the rasteriser takes seconds for a turned pattern and milliseconds for these.
   */
  #lines({ left, top, right, bottom }: Bounds, { angle, gap, width, stroke }: Hatch): void {
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const corners = [left, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));
    const along = corners.map(([x, y]) => x * cos + y * sin);
    const across = corners.map(([x, y]) => y * cos - x * sin);
    const [from, to] = [Math.min(...along), Math.max(...along)];
    let d = '';
    const first = (Math.floor(Math.min(...across) / gap) + 0.5) * gap;
    for (let at = first; at < Math.max(...across); at += gap) {
      d += openPath([
        [from * cos - at * sin, from * sin + at * cos],
        [to * cos - at * sin, to * sin + at * cos],
      ]);
    }
    if (d) this.path(d, { stroke, width });
  }

  clip(d: string, draw: () => void): void {
    const url = this.#define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.#group(`clip-path="${url}"`, draw);
  }

  /** Draws in a frame of its own: origin moved, then turned (degrees), then scaled. */
  placed([x, y]: Point, turn: number, draw: () => void, scale = 1): void {
    const scaling = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
    this.#group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})${scaling}"`, draw);
  }

  toSvg(width: number, height: number, view: View = WHOLE): string {
    const flip = this.mirrored ? ` transform="translate(${FIELD.width} 0) scale(-1 1)"` : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" preserveAspectRatio="xMidYMid slice">` +
      `<defs><clipPath id="field"><rect width="${FIELD.width}" height="${FIELD.height}"/></clipPath>${this.#definitions.join('')}</defs>` +
      `<rect width="${FIELD.width}" height="${FIELD.height}" fill="${this.ground}"/>` +
      `<g clip-path="url(#field)" stroke-linejoin="miter"${flip}>${this.#marks.join('')}</g></svg>`
    );
  }

  #define(toMarkup: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(toMarkup(id));
    return `url(#${id})`;
  }

  #group(attributes: string, draw: () => void): void {
    this.#marks.push(`<g ${attributes}>`);
    draw();
    this.#marks.push('</g>');
  }
}
