import { Figure } from './Figure.tsx';
import { Picture, type PictureData } from './Picture.tsx';

interface PictureSetProps {
  readonly pictures: readonly PictureData[];
  /** Says that a picture opens large. */
  readonly zoom: string;
}

const sizes = { first: '(width < 960px) 80vw, 540px', other: '(width < 960px) 24vw, 132px' };

/** The first large and with its caption, the others small below it; each opens large. */
export function PictureSet({ pictures, zoom }: PictureSetProps) {
  const [first, ...others] = pictures;
  if (!first) return <Picture picture={null} sizes={sizes.first} />;
  return (
    <div className="picture-set">
      <Figure
        picture={first}
        caption={first.alt}
        sizes={sizes.first}
        ratio={1.5}
        zoom={zoom}
        first
      />
      {others.length ? (
        <ul>
          {others.map((picture) => (
            <li key={picture.sources[0]?.src}>
              <Figure picture={picture} sizes={sizes.other} ratio={1.5} zoom={zoom} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
