import sprite from './icons.svg?url&no-inline';
import type { IconName } from './icons.ts';

/** A sign beside words: it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
