import { hueStyle } from './hue.ts';
import { Picture, type PictureData } from './Picture.tsx';

interface PortraitProps {
  readonly picture: PictureData | null;
  /** What stands for someone who has none. */
  readonly initials: string;
  readonly hue: number;
}

/** Someone's picture, or their initials on ruled ground; their name stands beside it and is read out there. */
export function Portrait({ picture, initials, hue }: PortraitProps) {
  return picture ? (
    <span className="portrait">
      <Picture picture={picture} sizes="88px" ratio={picture.width / picture.height} decorative />
    </span>
  ) : (
    <span className="portrait portrait-ruled" style={hueStyle(hue)} aria-hidden="true">
      {initials}
    </span>
  );
}
