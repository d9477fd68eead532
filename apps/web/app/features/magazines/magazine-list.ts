import type { CallData } from '@ironbridge/contract';
import { isEditionId, magazineListPath, parseIdList } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { parseListAddress } from '../../shell/list/list-address.ts';
import type { ListWords } from '../../shell/list/list-words.ts';

export type Magazine = CallData<'magShelf'>['list'][number];
export type MagazineListAddress = ReturnType<typeof parseMagazineListAddress>;

export function parseMagazineListAddress(url: URL) {
  return parseListAddress(url, magazineListPath(), {
    mid: (text) => parseIdList(text).join(','),
    lang: (text) => (isEditionId(text) ? text : undefined),
  });
}

/** The shelf's name, or that of the one magazine that it is narrowed to. */
export function magazineListWords(
  { extra }: MagazineListAddress,
  { magazines: words }: Messages,
  chosen: readonly Magazine[],
  tag?: string,
): ListWords {
  const [only] = chosen;
  const names = chosen.map(({ mag_title }) => mag_title);
  const others = [...(extra.lang ? [words.languages[extra.lang]] : []), ...(tag ? [tag] : [])];
  return chosen.length === 1 && only
    ? { title: only.mag_title, about: only.about || words.about, filters: others }
    : { title: words.title, about: words.about, filters: [...names, ...others] };
}
