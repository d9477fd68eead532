import { Icon } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';

interface ShareButtonsProps {
  readonly path: string;
  readonly title: string;
}

/** They need the browser's script, and are shown by it: nobody presses them in vain. */
export function ShareButtons({ path, title }: ShareButtonsProps) {
  const { copy, edition, origins } = usePage();
  const words = copy.article;
  const address = origins[edition.id] + path;
  return (
    <span className="share">
      <button
        className="button button-small"
        type="button"
        data-copy-link={address}
        data-done={words.copied}
        data-failed={words.copyFailed}
      >
        <Icon name="link" />
        <span>{words.copyLink}</span>
      </button>
      <button className="button button-small" type="button" data-share={address} data-title={title}>
        <Icon name="share" />
        {words.share}
      </button>
    </span>
  );
}
