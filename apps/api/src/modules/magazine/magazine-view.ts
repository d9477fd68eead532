import type { MagazineDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

type Row = WireOf<'magazines'>['list'][number];

export function toMagazine({ id, cover, ...magazine }: MagazineDocument, { pictures }: View): Row {
  return {
    id,
    mag_title: magazine.mag_title,
    mag_title_cn: magazine.mag_title_cn,
    mag_title_en: magazine.mag_title_en,
    about: magazine.about,
    frequency: magazine.frequency,
    languages: magazine.languages,
    image: pictures.picture(cover),
  };
}
