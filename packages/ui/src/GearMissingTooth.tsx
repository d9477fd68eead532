import { hueStyle } from './hue.ts';
import { type Point, polar, steps, toPath } from './polar.ts';

const centre: Point = [560, 420];
const teeth = 20;
const modulus = 30;
const pitch = (modulus * teeth) / 2;
const tip = pitch + modulus;
const root = pitch - modulus * 1.2;
const pitchAngle = (Math.PI * 2) / teeth;
/** The tooth at about one o'clock. */
const lost = 3;

const whole: readonly (readonly [radius: number, share: number])[] = [
  [root, -0.5],
  [root, -0.3],
  [pitch, -0.25],
  [tip, -0.12],
  [tip, 0.12],
  [pitch, 0.25],
  [root, 0.3],
];
const broken: typeof whole = [
  [root, -0.5],
  [root, -0.3],
  [root + 16, -0.2],
  [root + 6, -0.08],
  [root + 22, 0.04],
  [root + 5, 0.16],
  [root + 12, 0.24],
  [root, 0.3],
];

const outline = toPath(
  steps(teeth, (i) =>
    (i === lost ? broken : whole).map(([radius, share]) =>
      polar(centre, radius, (i + share) * pitchAngle),
    ),
  ).flat(),
  true,
);
const circle = (radius: number): string =>
  `M${centre[0] - radius} ${centre[1]}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
const rim = steps(10, (i) => circle(190 + i * 5)).join('');
const hub = steps(8, (i) => circle(58 + i * 4.5)).join('');
const spoke = [3, 8, 15, 24, 33, 41, 47].map((y) => `M70 ${y - 26}H194`).join('');
const gap = polar(centre, pitch, lost * pitchAngle);
const ruling = steps(80, (i) => `M0 ${5 + i * 10}H1200`).join('');

/** Fig. 500: a gear with a tooth gone, and the tooth. */
export function GearMissingTooth() {
  return (
    <svg className="drawing" viewBox="0 0 1200 800" aria-hidden="true" style={hueStyle(262)}>
      <path className="soft" d="M0 0H1200V800H0z" />
      <path className="mid" d={ruling} opacity=".35" />
      <path className="solid" d={outline} />
      <path className="thin" d={rim} />
      <path d={circle(244)} />
      <path className="soft" d={circle(188)} />
      <path d={circle(188)} />
      {steps(5, (i) => (
        <g key={i} transform={`translate(${centre.join(' ')}) rotate(${i * 72 + 17})`}>
          <path className="solid" d="M70-26H194V26H70z" />
          <path className="thin" d={spoke} />
        </g>
      ))}
      <path className="solid" d={circle(96)} />
      <path className="thin" d={hub} />
      <path className="cut" d={circle(52)} />
      <path className="cut" d="M547 354h26v24h-26z" />
      <path className="solid" d={circle(26)} />
      <path className="axis" d={`${circle(pitch)}M160 420H1120M560 10V790`} />
      <circle className="hidden-line" cx={gap[0]} cy={gap[1]} r="62" />
      <path
        className="note"
        d={toPath([
          [gap[0] + 46, gap[1] - 42],
          [gap[0] + 190, gap[1] - 100],
        ])}
      />
      <circle className="solid" cx={gap[0] + 212} cy={gap[1] - 108} r="24" />
      <text x={gap[0] + 212} y={gap[1] - 100} textAnchor="middle">
        1
      </text>
      <path className="hidden-line" d="M775 165C930 190 1000 380 1006 560" />
      <g transform="translate(1010 640) rotate(24) scale(1.3)">
        <path className="solid" d="M-13-36H13L24-4L27 30L15 22L7 35L-5 21L-15 32L-27 27L-24-4z" />
        <path
          className="cut"
          d="M-26 17L-15 22L-5 11L7 25L15 12L26 20L27 30L15 22L7 35L-5 21L-15 32L-27 27z"
        />
      </g>
      <text x="60" y="76">
        FIG. 500
      </text>
    </svg>
  );
}
