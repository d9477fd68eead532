import type { CallData } from '@ironbridge/contract';
import { Picture } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Marked } from './Marked.tsx';
import { type Suggestion, toSuggestions } from './to-suggestions.ts';

interface SuggestionsProps {
  readonly typed: string;
  readonly found: CallData<'suggest'>;
}

/** Options of the field's list, in groups. Each is a link: it leads there by any way of following one. */
export function Suggestions({ typed, found }: SuggestionsProps) {
  const page = usePage();
  const groups = toSuggestions(found, page);
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return (
    <div role="presentation" data-said={page.copy.search.found(count)}>
      {groups.map(({ id, title, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list's group holds options, a fieldset would hold controls
        <div key={id} role="group" aria-labelledby={`suggested-${id}`}>
          <p id={`suggested-${id}`} role="presentation">
            {title}
          </p>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.href}
              id={`suggested-${id}-${index}`}
              typed={typed}
              suggestion={suggestion}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly typed: string;
  readonly suggestion: Suggestion;
}

function Option({ id, typed, suggestion }: OptionProps) {
  const { name, href, beside, lang, end, picture } = suggestion;
  return (
    <a id={id} role="option" aria-selected={false} tabIndex={-1} href={href}>
      {picture ? (
        <Picture picture={picture.of} sizes="54px" ratio={picture.ratio} decorative />
      ) : null}
      <span>
        <Marked text={name} typed={typed} />
        {beside ? <small lang={lang}>{beside}</small> : null}
      </span>
      {end ? <span className="meta">{end}</span> : null}
    </a>
  );
}
