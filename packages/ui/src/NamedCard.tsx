import { Headline } from './Headline.tsx';
import { Picture, type PictureData } from './Picture.tsx';

interface NamedCardProps {
  readonly label: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly picture: PictureData | undefined;
  readonly href: string | undefined;
}

/** A product or a company that the text is about, set between its paragraphs. */
export function NamedCard({ label, name, facts, picture, href }: NamedCardProps) {
  return (
    <aside className="named-card" aria-label={label}>
      <Picture picture={picture} sizes="(width < 960px) 110px, 168px" decorative />
      <div>
        <span className="kicker">{label}</span>
        <Headline text={name} href={href} />
        <div className="meta meta-parts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
    </aside>
  );
}
