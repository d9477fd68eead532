import { describe, expect, it } from 'vitest';

process.loadEnvFile(new URL('../build.env', import.meta.url));
const { collections } = await import('./all.ts');
const { flattenAllFields } = await import('payload');

describe('lists of the desk', () => {
  it.each(
    collections.map(({ slug, admin, fields }) => ({
      slug,
      first: admin?.defaultColumns?.[0],
      fields,
    })),
  )('$slug: the first column, which opens an item, is no picture', ({ first, fields }) => {
    const field = flattenAllFields({ fields }).find(({ name }) => name === first);
    expect(field?.type).not.toBe('upload');
  });
});
