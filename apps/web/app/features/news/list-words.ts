import type { ArticleListType } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { FrameIndustry } from '../../platform/page.ts';
import type { ListAddress } from './parse-list-address.ts';

/** A list's name and what it is, in the edition's words. */
export function listWords(type: ArticleListType | undefined, { list, navigation }: Messages) {
  if (type === undefined) return { title: list.all, about: list.allAbout };
  const about = {
    editorpick: list.editorpickAbout,
    latest: list.latestAbout,
    newswire: list.newswireAbout,
    oversea: list.overseaAbout,
  };
  return { title: navigation[type], about: about[type] };
}

/** The same with what it is filtered by, as it is told where the list itself is not seen. */
export function filteredListWords(
  { type, sid }: ListAddress,
  copy: Messages,
  industries: readonly FrameIndustry[],
  tag?: string,
) {
  const { title, about } = listWords(type, copy);
  const names = toIndustryNames(industries);
  const filters = [...sid.map((id) => names.get(id) ?? `#${id}`), ...(tag ? [tag] : [])];
  if (filters.length === 0) return { title, about, filters };
  const named = filters.join(copy.list.and);
  return { title: `${named} · ${title}`, about: copy.list.filteredAbout(named, about), filters };
}

export function toIndustryNames(industries: readonly FrameIndustry[]): ReadonlyMap<number, string> {
  return new Map(
    industries.flatMap(({ id, name, children }) => [
      [id, name] as const,
      ...children.map((child) => [child.id, child.name] as const),
    ]),
  );
}
