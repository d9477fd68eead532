import { Headline } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Brand } from '../Brand.tsx';
import { EmptyScreen } from '../EmptyScreen.tsx';

interface RefusedScreenProps {
  readonly kicker: string;
  readonly headline: string;
  readonly text: string;
}

/** A link that leads nowhere we would take a reader, in the empty layout. */
export function RefusedScreen({ kicker, headline, text }: RefusedScreenProps) {
  const { copy, edition } = usePage();
  return (
    <EmptyScreen meta={{ title: `${kicker} · ${edition.name}` }}>
      <div className="wrap error-alone">
        <Brand />
        <div className="error-words">
          <p className="error-kicker">{kicker}</p>
          <Headline as="h1" text={headline} />
          <p>{text}</p>
          <div className="error-actions">
            <a className="button button-primary" href="/">
              {copy.errors.home}
            </a>
          </div>
        </div>
      </div>
    </EmptyScreen>
  );
}
