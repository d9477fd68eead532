import { Headline, hueStyle, Kicker, Picture } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { noHue } from '../../shell/to-story.ts';
import type { PaperPage } from './load-paper.server.ts';

/** The paper as it would lie on a table, and what it says of itself. */
export function PaperHead({ paper }: Pick<PaperPage, 'paper'>) {
  const { copy } = usePage();
  const words = copy.papers;
  const { title, brief, image, industrys, supplier } = paper;
  const hue = industrys[0]?.hue ?? noHue;
  return (
    <header className="paper-head">
      <div className="paper-sheet" style={hueStyle(hue)} aria-hidden="true">
        <span>{words.kind}</span>
        <Picture picture={image} ratio={1.35} sizes="172px" first decorative />
        <b>{title}</b>
        {supplier ? <small>{supplier.name}</small> : null}
      </div>
      <div>
        {industrys.length ? (
          <Kicker hue={hue} names={industrys.slice(0, 3).map(({ name }) => name)} />
        ) : null}
        <Headline as="h1" text={title} />
        {brief ? <p className="standfirst">{brief}</p> : null}
        {supplier ? <p className="meta">{words.publisher(supplier.name)}</p> : null}
      </div>
    </header>
  );
}
