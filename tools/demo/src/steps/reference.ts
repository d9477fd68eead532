import { industryPlates } from '@ironbridge/plates';
import type { Choice } from '../content/choice.ts';
import { industries } from '../content/industries.ts';
import { industryGroups } from '../content/industry-groups.ts';
import { properties } from '../content/properties.ts';
import { type IndustryKey, subIndustries } from '../content/sub-industries.ts';
import { type TagKey, tags } from '../content/tags.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../keys-of.ts';
import { getId, loadEach } from '../load-each.ts';

export interface Reference {
  readonly industries: ReadonlyMap<IndustryKey, number>;
  readonly tags: ReadonlyMap<TagKey, number>;
}

export async function loadReference(desk: Desk, { terms }: Choice): Promise<Reference> {
  const industryIds = await loadIndustries(desk);
  const tagIds = await loadEach(
    desk,
    'tags',
    'Tags',
    keysOf(tags).map((key) => ({
      key,
      known: { tag_name_en: tags[key].tag_name_en },
      toData: () => ({
        ...tags[key],
        industries: tags[key].industries.map((path) => getId(industryIds, path)),
      }),
    })),
  );
  await loadEach(
    desk,
    'properties',
    'Properties',
    keysOf(properties).map((key) => ({
      key,
      known: { key },
      toData: () => ({ key, ...properties[key] }),
    })),
  );
  await loadEach(
    desk,
    'terms',
    'Terms',
    terms.map(({ industry, ...forms }) => ({
      key: [...forms.cn, ...forms.en].join(),
      // The desk's own line for a term: all its forms, in order.
      known: { label: [...forms.cn, ...forms.en, ...forms.abbreviations].join(' · ') },
      toData: () => ({ ...forms, industry: getId(industryIds, industry) }),
    })),
  );
  return { industries: industryIds, tags: tagIds };
}

async function loadIndustries(desk: Desk): Promise<ReadonlyMap<IndustryKey, number>> {
  const groups = await loadEach(
    desk,
    'industry_groups',
    'Industry groups',
    keysOf(industryGroups).map((key) => ({
      key,
      known: { type_name_en: industryGroups[key].type_name_en },
      toData: () => industryGroups[key],
    })),
  );
  const first = await loadEach(
    desk,
    'industries',
    'Industries',
    keysOf(industries).map((key, i) => ({
      key,
      known: { seo_path: key },
      toData: () => ({
        ...industries[key],
        seo_path: key,
        icon: key,
        hue: industryPlates[key].hue,
        show_nav: true,
        banner_code_cn: `industry_${key}_cn`,
        banner_code_en: `industry_${key}_en`,
        group: getId(groups, industries[key].group),
        order: i + 1,
      }),
    })),
  );
  const second = await loadEach(
    desk,
    'industries',
    'Sub-industries',
    keysOf(subIndustries).map((key, i) => ({
      key,
      known: { seo_path: key },
      toData: () => ({
        ...subIndustries[key],
        seo_path: key,
        show_nav: true,
        parent: getId(first, subIndustries[key].parent),
        order: i + 1,
      }),
    })),
  );
  return new Map<IndustryKey, number>([...first, ...second]);
}
