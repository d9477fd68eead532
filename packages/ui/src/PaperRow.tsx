import { Headline } from './Headline.tsx';
import { hueStyle } from './hue.ts';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture } from './Picture.tsx';
import { type MarkButton, RowMark } from './RowMark.tsx';
import type { Story } from './story.ts';

interface PaperRowProps {
  readonly paper: Story;
  readonly as?: 'h2' | 'h3';
  /** In a list of its own it has room: a larger cover, larger type. */
  readonly large?: boolean;
  readonly mark?: MarkButton;
}

/** A white paper: its small cover, what it is about, and how much there is of it. */
export function PaperRow({ paper, as = 'h3', large = false, mark }: PaperRowProps) {
  const kicker = <Kicker hue={paper.hue} names={paper.kicker} />;
  return (
    <article className={large ? 'paper-row paper-row-large' : 'paper-row'}>
      <span className="paper-cover" style={hueStyle(paper.hue)}>
        <Picture
          picture={paper.picture}
          ratio={3 / 4}
          sizes={large ? '140px' : '86px'}
          decorative
        />
      </span>
      <div>
        {mark ? (
          <div className="story-line">
            {kicker}
            <RowMark mark={mark} id={paper.id} of={paper.title} />
          </div>
        ) : (
          kicker
        )}
        <Headline as={as} text={paper.title} href={paper.href} />
        {paper.standfirst ? <p className="standfirst">{paper.standfirst}</p> : null}
        <MetaLine parts={paper.meta} />
      </div>
    </article>
  );
}
