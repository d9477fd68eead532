import type { Format, Inline, Piece } from './piece.ts';
import { toText } from './piece.ts';
import { readTable } from './read-table.ts';
import { findSize, findStyle, isHidden, toFormats } from './style.ts';
import { tidy, unfold } from './tidy.ts';

const skipped =
  /^(STYLE|SCRIPT|META|LINK|TITLE|HEAD|XML|SVG|IFRAME|BUTTON|INPUT|O:P|V:.*|W:.*|MP-.*)$/;
const blocks =
  /^(P|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|FIGURE|FIGCAPTION|H[1-6]|BLOCKQUOTE|LI|CENTER|PRE|DL|DT|DD)$/;
const largeText = 18;
const longestHeading = 40;

interface Context {
  readonly formats: ReadonlySet<Format>;
  readonly href?: string | undefined;
  readonly size: number;
}

/** What the paragraph being read will be. */
type Form =
  | { readonly type: 'paragraph' | 'quote' }
  | { readonly type: 'heading'; readonly level: 2 | 3 }
  | { readonly type: 'item'; readonly ordered: boolean };

/** The words and structure of what was copied from Word, WeChat or a page; their looks stay behind. */
export function readClipboard(body: Element): Piece[] {
  const reader = new Reader();
  reader.read(body, { formats: new Set(), size: 0 });
  reader.endLine();
  return reader.pieces;
}

class Reader {
  readonly pieces: Piece[] = [];
  private line: Inline[] = [];
  private form: Form = { type: 'paragraph' };
  private largest = 0;

  read(parent: Element, context: Context): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.addText(node.textContent ?? '', context);
      else if (node.nodeType === 1 && isElement(node)) this.readElement(node, context);
    }
  }

  private addText(raw: string, { formats, href, size }: Context): void {
    const text = unfold(raw);
    if (text === '') return;
    if (text.trim() !== '') this.largest = Math.max(this.largest, size);
    this.line.push({ text, formats, href });
  }

  private readElement(element: Element, context: Context): void {
    const { tagName } = element;
    if (skipped.test(tagName) || isHidden(element)) return;
    if (findStyle(element, 'mso-list') === 'ignore') return;
    if (tagName === 'BR') this.line.push('break');
    else if (tagName === 'IMG') this.addPicture(element);
    else if (tagName === 'TABLE') this.addTable(element, context);
    else if (tagName === 'UL' || tagName === 'OL') this.addList(element, context);
    else if (blocks.test(tagName)) this.readBlock(element, this.inner(element, context));
    else this.read(element, this.inner(element, context));
  }

  private inner(element: Element, { formats, href, size }: Context): Context {
    return {
      formats: toFormats(element, formats),
      href: element.tagName === 'A' ? (findHref(element) ?? href) : href,
      size: findSize(element) ?? size,
    };
  }

  private readBlock(element: Element, context: Context): void {
    this.endLine();
    const outer = this.form;
    this.form = toForm(element) ?? outer;
    this.read(element, context);
    this.endLine();
    this.form = outer;
  }

  private addPicture(element: Element): void {
    const src = element.getAttribute('data-src') ?? element.getAttribute('src') ?? '';
    this.endLine();
    // Spacers and counters are no pictures.
    if (Number(element.getAttribute('width') ?? 100) < 4) return;
    const alt = unfold(element.getAttribute('alt') ?? '').trim();
    this.pieces.push({ type: 'picture', src: isWebAddress(src) ? src : undefined, alt });
  }

  private addTable(element: Element, context: Context): void {
    this.endLine();
    const rows = readTable(element);
    const isBox = rows.length < 2 || (rows[0]?.length ?? 0) < 2;
    // Office and WeChat lay out boxes by tables of one cell.
    if (isBox) {
      for (const cell of element.querySelectorAll('td, th')) this.readBlock(cell, context);
      return;
    }
    for (const picture of element.querySelectorAll('img')) this.addPicture(picture);
    this.pieces.push({ type: 'table', rows });
  }

  private addList(element: Element, context: Context): void {
    this.endLine();
    const outer = this.form;
    this.form = { type: 'item', ordered: element.tagName === 'OL' };
    this.read(element, this.inner(element, context));
    this.endLine();
    this.form = outer;
  }

  endLine(): void {
    const inlines = tidy(this.line);
    const large = this.largest >= largeText;
    this.line = [];
    this.largest = 0;
    if (inlines.length === 0) return;
    this.pieces.push(...this.toPieces(inlines, large));
  }

  private toPieces(inlines: readonly Inline[], large: boolean): Piece[] {
    const { form } = this;
    const level = findHeading(inlines, large);
    if (form.type === 'heading') return [{ ...form, inlines: plain(inlines) }];
    if (form.type === 'quote') return this.toQuote(toText(inlines));
    if (form.type === 'item') return this.toItem(form.ordered, inlines);
    return level === undefined
      ? [{ type: 'paragraph', inlines }]
      : [{ type: 'heading', level, inlines: plain(inlines) }];
  }

  private toQuote(text: string): Piece[] {
    const last = this.pieces.at(-1);
    if (last?.type !== 'quote') return [{ type: 'quote', text }];
    this.pieces.pop();
    return [{ type: 'quote', text: `${last.text}\n${text}` }];
  }

  private toItem(ordered: boolean, inlines: readonly Inline[]): Piece[] {
    const last = this.pieces.at(-1);
    if (last?.type !== 'list' || last.ordered !== ordered) {
      return [{ type: 'list', ordered, items: [inlines] }];
    }
    this.pieces.pop();
    return [{ ...last, items: [...last.items, inlines] }];
  }
}

function toForm(element: Element): Form | undefined {
  const { className, tagName } = element;
  if (/^H[12]$/.test(tagName) || /\bMsoTitle\b/.test(className))
    return { type: 'heading', level: 2 };
  if (/^H[3-6]$/.test(tagName)) return { type: 'heading', level: 3 };
  if (tagName === 'BLOCKQUOTE' || /\bMso(Intense)?Quote/.test(className)) return { type: 'quote' };
  if (/\blevel\d/.test(findStyle(element, 'mso-list') ?? '')) {
    return { type: 'item', ordered: isNumbered(element) };
  }
  return undefined;
}

/** Word writes the mark of an item into a part of its own, which readers of a list do not need. */
function isNumbered(element: Element): boolean {
  const mark = [...element.querySelectorAll('span')].find(
    (span) => findStyle(span, 'mso-list') === 'ignore',
  );
  return /^\s*[(（]?([0-9０-９]+|[a-zA-Z]|[一二三四五六七八九十]+)[.)、）．]/.test(
    mark?.textContent ?? '',
  );
}

/** WeChat has no headings: what is bold from end to end, short and large, or counted, is meant as one. */
function findHeading(inlines: readonly Inline[], large: boolean): 2 | undefined {
  const text = toText(inlines);
  const bold = inlines.every((inline) => inline !== 'break' && inline.formats.has('bold'));
  if (!bold || text.length > longestHeading || /[。；！？.;!?：:]$/.test(text)) return undefined;
  return large || /^([一二三四五六七八九十]+、|第[一二三四五六七八九十]+[章节部])/.test(text)
    ? 2
    : undefined;
}

const worn: ReadonlySet<Format> = new Set(['bold', 'italic']);

/** A heading is bold by itself. */
function plain(inlines: readonly Inline[]): Inline[] {
  return tidy(
    inlines.map((inline) =>
      inline === 'break'
        ? { text: ' ', formats: new Set<Format>() }
        : {
            ...inline,
            formats: new Set([...inline.formats].filter((format) => !worn.has(format))),
          },
    ),
  );
}

function findHref(element: Element): string | undefined {
  const href = element.getAttribute('href') ?? '';
  return isWebAddress(href) ? href : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
