import { Headline } from './Headline.tsx';
import { Picture, type PictureData } from './Picture.tsx';

interface NamedLineProps {
  readonly name: string;
  readonly href: string;
  readonly picture: PictureData | null | undefined;
  readonly fact: string | undefined;
}

/** A product or a company in a narrow column: what it looks like, its name, one fact. */
export function NamedLine({ name, href, picture, fact }: NamedLineProps) {
  return (
    <li className={picture ? 'named-line' : undefined}>
      {picture ? <Picture picture={picture} ratio={1} sizes="72px" decorative /> : null}
      <div>
        <Headline text={name} href={href} />
        {fact ? <div className="meta">{fact}</div> : null}
      </div>
    </li>
  );
}
