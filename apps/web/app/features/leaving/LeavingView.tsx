import { Headline, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

export interface LeavingViewProps {
  readonly href: string;
  readonly host: string;
  /** Whether the host's name is registered in letters that may look like others. */
  readonly isForeignScript: boolean;
  /** Whether the way there can be read by others. */
  readonly isPlain: boolean;
}

export function LeavingView({ href, host, isForeignScript, isPlain }: LeavingViewProps) {
  const { copy, edition } = usePage();
  const words = copy.leaving;
  return (
    <>
      <p className="leaving-kicker">{words.kicker}</p>
      <Headline as="h1" text={words.headline(edition.name)} />
      <p>{words.text}</p>
      <dl className="leaving-address">
        <dt>{words.host}</dt>
        <dd className="leaving-host">{host}</dd>
        <dt>{words.address}</dt>
        <dd>{href}</dd>
      </dl>
      {isForeignScript ? <p className="leaving-note">{words.foreignScript}</p> : null}
      {isPlain ? <p className="leaving-note">{words.plain}</p> : null}
      <div className="leaving-actions">
        <a className="button button-primary" href={href} rel="noopener noreferrer nofollow">
          {words.go(host)}
          <Icon name="external" />
        </a>
        <a className="button" href="/">
          {words.stay}
        </a>
      </div>
    </>
  );
}
