import { describe, expect, it } from 'vitest';
import { findCopyDifferences, findMisuse } from './messages.ts';

const cn = {
  header: { search: '搜索', found: '找到 {count} 条' },
  type: { news: '资讯', video: '视频' },
};
const en = {
  header: { search: 'Search', found: '{count} found' },
  type: { news: 'News', video: 'Video' },
};

const source = (text: string) => ({ path: 'apps/web/app/shell/Header.tsx', text });
const uses = source(`
  function Header() {
    const t = useTranslations('header');
    const type = useTranslations();
    return <a title={t('search')}>{t.rich('found', { count: 1 })}{type(\`type.\${kind}\`)}</a>;
  }
`);

describe('messages', () => {
  it('[EDN-4] pass where both editions have them and a source uses each', () => {
    expect(findCopyDifferences(cn, en)).toEqual([]);
    expect(findMisuse(cn, [uses])).toEqual([]);
  });

  it('[EDN-4] fail the build where one edition lacks words', () => {
    expect(findCopyDifferences({ ...cn, more: { all: '全部' } }, en)).toEqual([
      'more.all has no words in en',
    ]);
    expect(findCopyDifferences(cn, { ...en, type: { news: 'News', video: ' ' } })).toEqual([
      'type.video has no words in en',
    ]);
  });

  it('[EDN-4] fail the build where the editions take different arguments', () => {
    const other = { ...en, header: { search: 'Search', found: '{total} found' } };
    expect(findCopyDifferences(cn, other)).toEqual([
      'header.found takes "count" in cn and "total" in en',
    ]);
  });

  it('[EDN-4] fail the build where nothing uses them', () => {
    expect(findMisuse({ ...cn, old: { label: '旧' } }, [uses])).toEqual([
      'old.label is used by nothing',
    ]);
    expect(findMisuse(cn, [])).toHaveLength(4);
  });

  it('[EDN-4] fail the build where a source asks for what is missing', () => {
    const asks = source("const t = useTranslations('header'); t('close');");
    expect(findMisuse(cn, [uses, asks])).toEqual([
      'apps/web/app/shell/Header.tsx asks for header.close, which is missing',
    ]);
  });

  it('fail where a key cannot be read', () => {
    const asks = source("const t = useTranslations('header');\nt(props.key);");
    expect(findMisuse(cn, [uses, asks])).toEqual([
      'apps/web/app/shell/Header.tsx:2 computes its key whole',
    ]);
  });
});
