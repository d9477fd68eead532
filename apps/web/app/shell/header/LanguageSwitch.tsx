import { editions } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** The way to the other edition, in its language. */
export function LanguageSwitch({ href }: { readonly href: string }) {
  const { copy, edition } = usePage();
  const { lang } = editions[edition.twin];
  return (
    <a href={href} hrefLang={lang} lang={lang} data-edition="other">
      {copy.frame.otherEdition}
    </a>
  );
}
