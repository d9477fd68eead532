import { hueStyle } from './hue.ts';
import { type Point, polar, steps, toPath } from './polar.ts';

const springing: Point = [600, 640];
const radius = 420;
/** Where the left half breaks off; the right half is its mirror. */
const end = Math.PI * 0.615;
const ribs = [
  { outer: radius, depth: 30, kind: 'cut' },
  { outer: radius - 64, depth: 16, kind: 'solid' },
  { outer: radius - 112, depth: 12, kind: 'solid' },
] as const;

const arc = (r: number, from: number, to: number, count = 30): Point[] =>
  steps(count + 1, (i) => polar(springing, r, from + ((to - from) * i) / count));

const ribPath = (outer: number, depth: number): string =>
  toPath([...arc(outer, Math.PI, end), ...arc(outer - depth, end, Math.PI)], true);

const struts = steps(9, (i) => Math.PI + ((end - Math.PI) * (i + 1)) / 9);
const spokes = struts
  .map((a) => toPath([polar(springing, radius - 30, a), polar(springing, radius - 112, a)]))
  .join('');
const posts = struts
  .map((a) => polar(springing, radius, a))
  .filter(([, y]) => y > 214)
  .map(([x, y]) =>
    toPath([
      [x, 214],
      [x, y],
    ]),
  )
  .join('');
const courses = steps(20, (row) => {
  const y = 200 + row * 22;
  const joints = steps(4, (j) => `M${(row % 2 ? 20 : 45) + j * 50} ${y}v22`)
    .filter((_, j) => (row % 2 ? 20 : 45) + j * 50 < 180)
    .join('');
  return `M0 ${y}H180${joints}`;
}).join('');
const railing = steps(20, (i) => `M${12 + i * 24} 132V176`).join('');
const hatching = steps(58, (i) => `M${i * 9 - 36} 214l38-38`).join('');
const water = steps(13, (row) => {
  const y = 624 + row * 14;
  return toPath(steps(31, (j): Point => [j * 40, y + 3 * Math.sin(j * 1.3 + row * 1.7)]));
}).join('');
const sky = steps(25, (i) => `M0 ${24 + i * 24}H1200`).join('');
const missing = [radius, radius - 30, radius - 64, radius - 80]
  .map((r) => toPath(arc(r, end, Math.PI - end, 16)))
  .join('');

/** Fig. 404: both halves of the bridge stand, what should join them is only drawn. */
export function ArchWithoutCrown() {
  return (
    <svg className="drawing" viewBox="0 0 1200 800" aria-hidden="true" style={hueStyle(36)}>
      <path className="ruled" d={sky} />
      <path className="soft" d="M0 610H1200V800H0z" />
      <path className="mid" d={water} />
      <clipPath id="deck">
        <path d="M0 176H480V214H0z" />
      </clipPath>
      <HalfArch />
      <g transform="matrix(-1 0 0 1 1200 0)">
        <HalfArch />
      </g>
      <path className="hidden-line" d={`${missing}M480 132H720M480 176H720M480 214H720`} />
      <path className="axis" d="M600 96V716" />
      <path
        className="note"
        d="M484 70V170M716 70V170M484 84H566M634 84H716M180 734v28M1020 734v28M180 748H552M648 748H1020"
      />
      <text x="600" y="92" textAnchor="middle">
        404
      </text>
      <text x="600" y="756" textAnchor="middle">
        30.6
      </text>
      <text x="1010" y="72">
        FIG. 404
      </text>
    </svg>
  );
}

function HalfArch() {
  return (
    <>
      <path className="solid" d="M0 200H180V640H0z" />
      <path className="thin" d={courses} />
      {ribs.map(({ outer, depth, kind }) => (
        <path key={outer} className={kind} d={ribPath(outer, depth)} />
      ))}
      <path className="heavy" d={spokes} />
      <path d={posts} />
      <path className="solid" d="M0 176H480l12 8-9 9 14 10-17 11H0z" />
      <path className="note" d={hatching} clipPath="url(#deck)" />
      <path className="thin" d={`${railing}M0 154H480`} />
      <path className="heavy" d="M0 132H480" />
    </>
  );
}
