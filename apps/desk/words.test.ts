import type { Block, CollectionConfig, Field } from 'payload';
import { describe, expect, it } from 'vitest';

process.loadEnvFile(new URL('build.env', import.meta.url));
const { collections } = await import('./collections/all.ts');
const { bodyBlocks } = await import('./fields/body-blocks.ts');

/** Everything a person reads in the desk that is ours, with the place it stands at. */
interface Said {
  readonly at: string;
  readonly words: unknown;
}

function ofCollection(collection: CollectionConfig): Said[] {
  const at = collection.slug;
  return [
    { at: `${at}.labels.singular`, words: collection.labels?.singular },
    { at: `${at}.labels.plural`, words: collection.labels?.plural },
    { at: `${at}.group`, words: collection.admin?.group },
    ...ifSaid(`${at}.description`, collection.admin?.description),
    ...ofFields(collection.fields, at),
  ];
}

function ofBlock(block: Block): Said[] {
  const at = `body.${block.slug}`;
  return [
    { at: `${at}.singular`, words: block.labels?.singular },
    { at: `${at}.plural`, words: block.labels?.plural },
    ...ofFields(block.fields, at),
  ];
}

function ofFields(fields: readonly Field[], parent: string): Said[] {
  return fields.flatMap((field) => ofField(field, parent));
}

function ofField(field: Field, parent: string): Said[] {
  const at = `${parent}.${'name' in field && field.name ? field.name : field.type}`;
  if (field.type === 'row') return ofFields(field.fields, at);
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => [
      { at: `${at}.tab`, words: tab.label },
      ...ifSaid(`${at}.tab.description`, tab.admin?.description),
      ...ofFields(tab.fields, at),
    ]);
  }
  return [
    { at, words: 'label' in field ? field.label : undefined },
    ...('admin' in field && field.admin && 'description' in field.admin
      ? ifSaid(`${at}.description`, field.admin.description)
      : []),
    ...('options' in field
      ? field.options.map((option) => ({
          at: `${at}.option`,
          words: typeof option === 'object' ? option.label : option,
        }))
      : []),
    ...(field.type === 'array'
      ? [
          { at: `${at}.singular`, words: field.labels?.singular },
          { at: `${at}.plural`, words: field.labels?.plural },
        ]
      : []),
    ...('fields' in field ? ofFields(field.fields, at) : []),
  ];
}

function ifSaid(at: string, words: unknown): Said[] {
  return words === undefined ? [] : [{ at, words }];
}

function isBilingual(words: unknown): boolean {
  if (typeof words !== 'object' || words === null || !('en' in words) || !('zh' in words))
    return false;
  return (
    typeof words.en === 'string' &&
    typeof words.zh === 'string' &&
    words.en.trim() !== '' &&
    /[\u3400-\u9fff]|SEO/.test(words.zh) &&
    /[A-Za-z]/.test(words.en)
  );
}

describe('the desk’s own words', () => {
  const said = [...collections.flatMap(ofCollection), ...bodyBlocks.flatMap(ofBlock)];

  it('[DSK-6] every label, description, group and option of ours is there in Chinese and in English', () => {
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter(({ words }) => !isBilingual(words)).map(({ at }) => at)).toEqual([]);
  });

  it('[DSK-6] a label in one language alone would be found', () => {
    expect(
      ofField({ name: 'x', type: 'text', label: 'Only English' }, 'c').map(({ words }) =>
        isBilingual(words),
      ),
    ).toEqual([false]);
    expect(
      ofField({ name: 'x', type: 'text' }, 'c').map(({ words }) => isBilingual(words)),
    ).toEqual([false]);
  });
});
