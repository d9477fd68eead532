import { editions } from '@ironbridge/domain';
import { usePage } from '../platform/page.ts';

interface OtherNameProps {
  readonly of: { readonly name: string; readonly name_cn: string; readonly name_en: string };
}

/** What it is called in the other language, where that is not the same. */
export function OtherName({ of }: OtherNameProps) {
  const { edition } = usePage();
  const { nameField, lang } = editions[edition.twin];
  const name = of[nameField];
  return name && name !== of.name ? <span lang={lang}>{name}</span> : null;
}
