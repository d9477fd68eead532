import type { Edition } from '@ironbridge/domain';
import { BrandMark, houseColours } from '@ironbridge/ui';
import { toHex } from '@ironbridge/ui/oklch';
import { noHue } from '../../shell/to-story.ts';
import { setTitle } from './set-title.ts';
import { type ShareSubject, shareSize } from './share-subject.ts';

const { width, height } = shareSize;
const { paper, ink, ink2, line, oxide } = houseColours;
const margin = 64;
const leading = 1.26;

/** Over a picture the words leave it most of the room. */
const overRoom = { largest: 54, lines: 2 };
const ownRoom = { largest: 72, lines: 4 };

/** The faces of the machine that draws it: README says which it needs. */
const faces = "'Noto Sans CJK SC', 'Source Han Sans SC', 'PingFang SC', sans-serif";

interface ShareCardProps {
  readonly subject: ShareSubject;
  readonly edition: Edition;
  readonly host: string;
  /** Whether it lies over a picture, which then shows above the words. */
  readonly overPicture: boolean;
}

/** The drawing of a shared link: words on paper, under the subject's picture where it has one. */
export function ShareCard({ subject, edition, host, overPicture }: ShareCardProps) {
  const { title, kicker, hue = noHue } = subject;
  const inside = width - 2 * margin;
  const set = setTitle(title, { width: inside, ...(overPicture ? overRoom : ownRoom) });
  const foot = height - 56;
  const titleHeight = set.lines.length * set.size * leading;
  const titleTop = foot - 58 - titleHeight;
  const bandTop = overPicture ? titleTop - (kicker ? 72 : 36) : 0;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={faces}
    >
      <title>{title}</title>
      <rect y={bandTop} width={width} height={height - bandTop} fill={paper} />
      {overPicture ? null : <Ground hue={hue} />}
      <rect y={bandTop} width={width} height={overPicture ? 6 : 12} fill={oxide} />
      {kicker ? (
        <g>
          <rect
            x={margin}
            y={titleTop - 40}
            width={22}
            height={22}
            fill={toHex(0.48, 0.115, hue)}
          />
          <text
            x={margin + 36}
            y={titleTop - 19}
            fontSize={28}
            fontWeight={700}
            fill={toHex(0.48, 0.115, hue)}
          >
            {kicker}
          </text>
        </g>
      ) : null}
      {set.lines.map((words, index) => (
        <text
          key={words}
          x={margin}
          y={titleTop + (index + 0.86) * set.size * leading}
          fontSize={set.size}
          fontWeight={700}
          fill={ink}
        >
          {words}
        </text>
      ))}
      <rect x={margin} y={foot - 36} width={inside} height={2} fill={overPicture ? line : ink} />
      <Imprint name={edition.name} host={host} top={foot - 22} />
    </svg>
  );
}

/** Whose it is, at the foot. */
function Imprint({
  name,
  host,
  top,
}: {
  readonly name: string;
  readonly host: string;
  readonly top: number;
}) {
  return (
    <g>
      <svg x={margin} y={top} width={66} height={41} color={ink} aria-hidden="true">
        <BrandMark />
      </svg>
      <text x={margin + 82} y={top + 33} fontSize={30} fontWeight={700} fill={ink}>
        {name}
      </text>
      <text x={width - margin} y={top + 32} fontSize={24} fill={ink2} textAnchor="end">
        {host}
      </text>
    </g>
  );
}

/** Without a picture the bridge itself stands over the words, in a tone of the subject's hue. */
function Ground({ hue }: { readonly hue: number }) {
  return (
    <svg x={560} y={96} width={740} height={460} color={toHex(0.89, 0.032, hue)} aria-hidden="true">
      <BrandMark />
    </svg>
  );
}
