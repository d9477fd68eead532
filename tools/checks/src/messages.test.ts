import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOwnProgram, findUnusedMessages } from './message-uses.ts';
import { findCopyDifferences } from './messages.ts';

const cn = { header: { search: '搜索', found: (count: number) => `找到 ${count} 条` } };
const en = { header: { search: 'Search', found: (count: number) => `${count} found` } };

describe('messages', () => {
  it('[EDN-4] pass where both editions have them', () => {
    expect(findCopyDifferences(cn, en)).toEqual([]);
  });

  it('[EDN-4] fail the build where one edition lacks words', () => {
    expect(findCopyDifferences({ ...cn, more: { all: '全部' } }, en)).toEqual([
      'more.all has no words in en',
    ]);
    expect(findCopyDifferences({ header: { ...cn.header, search: ' ' } }, en)).toEqual([
      'header.search has no words in cn',
    ]);
    expect(findCopyDifferences({ header: { ...cn.header, search: () => '搜索' } }, en)).toEqual([
      'header.search takes values in one edition only',
    ]);
  });

  it('[EDN-4] fail the build where nothing reads them', () => {
    const folder = join(import.meta.dirname, '../fixtures/messages');
    const [copy, uses] = [join(folder, 'copy.ts'), join(folder, 'uses.ts')];
    expect(findUnusedMessages(createOwnProgram([uses]), copy, (path) => path === uses)).toEqual([
      'article.contents',
      'article.share',
      'types.old',
      'list.previous',
    ]);
  });
});
