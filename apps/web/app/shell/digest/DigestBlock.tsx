import { Icon } from '@ironbridge/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import type { DigestBlockName } from './digest-blocks.ts';

interface DigestBlockProps {
  readonly name: DigestBlockName;
  /** Which of how many are shown. */
  readonly range: string;
  /** The address of this block's next page. */
  readonly next: string;
  readonly children: ReactNode;
}

/** A section of the pop-up: its head, with a way to the next page, and its items. */
export function DigestBlock({ name, range, next, children }: DigestBlockProps) {
  const { copy } = usePage();
  const words = copy.digest;
  return (
    <section
      className={`digest-block digest-block-${name}`}
      aria-labelledby={`digest-${name}`}
      data-digest-part={name}
    >
      <div className="digest-head">
        <h3 id={`digest-${name}`}>{words[name]}</h3>
        <span className="figures" id={`digest-${name}-range`}>
          {range}
        </span>
        <button
          type="button"
          className="bare-button"
          aria-label={words.refreshBlock(words[name])}
          aria-describedby={`digest-${name}-range`}
          data-refresh={next}
        >
          <Icon name="refresh" />
          <span className="digest-idle">{words.refresh}</span>
          <span className="digest-busy">{words.refreshing}</span>
        </button>
      </div>
      {children}
    </section>
  );
}
