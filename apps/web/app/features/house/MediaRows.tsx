import { mediaPath, shanghaiDate } from '@ironbridge/domain';
import { Headline, Picture } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { MediaCard } from './MediaLines.tsx';

export function MediaRows({ items }: { readonly items: readonly MediaCard[] }) {
  const { copy } = usePage();
  return (
    <ul className="media-rows">
      {items.map(({ id, title, kind, date, image }) => (
        <li key={id}>
          <p className="meta meta-parts">
            <time dateTime={date}>{shanghaiDate(date)}</time>
            <span>{copy.house.mediaKinds[kind]}</span>
          </p>
          <Headline as="h3" text={title} href={mediaPath(id)} />
          {image ? (
            <div className="picture-side">
              <Picture picture={image} sizes="120px" decorative />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
