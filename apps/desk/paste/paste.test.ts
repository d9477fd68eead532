// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Inline, Piece } from './piece.ts';
import { readClipboard } from './read-clipboard.ts';
import { toNodes } from './to-nodes.ts';

function read(html: string): Piece[] {
  return readClipboard(new DOMParser().parseFromString(html, 'text/html').body);
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** Words with their marks as an editor would write them in plain text. */
function show(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline === 'break') return '\n';
      const marks = [...inline.formats].map((format) => format[0]).join('');
      const words = marks === '' ? inline.text : `<${marks}:${inline.text}>`;
      return inline.href === undefined ? words : `[${words}](${inline.href})`;
    })
    .join('');
}

function outline(pieces: readonly Piece[]): unknown[] {
  return pieces.map((piece) => {
    switch (piece.type) {
      case 'paragraph':
        return ['p', show(piece.inlines)];
      case 'heading':
        return [`h${piece.level}`, show(piece.inlines)];
      case 'list':
        return [piece.ordered ? 'ol' : 'ul', ...piece.items.map(show)];
      case 'table':
        return ['table', ...piece.rows.map((row) => row.join('|'))];
      case 'quote':
        return ['quote', piece.text];
      default:
        return ['picture', piece.src, piece.alt];
    }
  });
}

describe('what is pasted', () => {
  it('from Word keeps headings, lists, quotes, tables and emphasis, and nothing of its styles', () => {
    expect(outline(read(fixture('word.txt')))).toEqual([
      ['h2', '伺服改造三年：24台注塑机的账'],
      [
        'p',
        '改造从2023年春天开始，<b:单台电耗>下降<b:38%>，见[report](https://example.com/report)。',
      ],
      ['ul', '液压站停机检修', 'CO<s:2>排放核算'],
      ['ol', '拆下旧泵', '装上伺服电机'],
      ['quote', '“我们算的是三年，不是三个月。”'],
      ['table', '项目|改造前|改造后', '电耗（kWh/kg）|0.62|0.38', '噪声（dB）|未测|'],
      ['picture', undefined, '改造后的车间'],
    ]);
  });

  it('from a WeChat article loses its wrappers, hidden parts and scripts', () => {
    expect(outline(read(fixture('wechat.txt')))).toEqual([
      ['h2', '换一台泵，省一半电'],
      ['p', '宁波一家注塑厂把24台定量泵换成了伺服泵，<b:一年省下41万度电>。'],
      ['picture', 'https://mmbiz.qpic.cn/sz_mmbiz_jpg/abc123/640?wx_fmt=jpeg', '图片'],
      ['p', '改造后的三号车间'],
      ['h2', '一、先算账，再动手'],
      ['quote', '“电费单是最好的说明书。”'],
      ['ul', '先测三个月的基线', '<b:再>选泵'],
      ['p', '这是一个边框样式里的提示。'],
      ['p', '点击阅读原文'],
    ]);
  });

  it('as words within a line stays one paragraph', () => {
    expect(outline(read('<meta charset="utf-8"><span>plain </span><b>bold</b>'))).toEqual([
      ['p', 'plain <b:bold>'],
    ]);
    expect(
      outline(read('<b style="font-weight:normal"><p>from a shared document</p></b>')),
    ).toEqual([['p', 'from a shared document']]);
  });

  it('becomes nodes of our editor: a table and a quote as blocks, a picture as a note with its address', () => {
    const nodes = toNodes(read(fixture('wechat.txt')), { language: 'zh' });
    expect(nodes.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'paragraph',
      'heading',
      'block',
      'list',
      'paragraph',
      'paragraph',
    ]);
    expect(JSON.stringify(nodes[2])).toContain('［图片未带入：图片］');
    expect(JSON.stringify(nodes[2])).toContain('https://mmbiz.qpic.cn/');
    const [table] = toNodes(read('<table><tr><td>a<td>b<tr><td>1<td>2</table>'), {
      language: 'en',
    });
    expect(table).toMatchObject({ fields: { blockType: 'table', cells: 'a\tb\n1\t2' } });
  });
});
