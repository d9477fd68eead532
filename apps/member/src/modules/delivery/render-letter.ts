import { editions, toXmlText } from '@ironbridge/domain';
import type { Letter, Line } from './letter.ts';

const text = (line: Line): string => {
  if (typeof line === 'string') return line;
  if ('link' in line) return `${line.words}\n${line.link}`;
  if ('quote' in line) return line.quote.replaceAll(/^/gm, '> ');
  return line.code;
};

const html = (line: Line): string => {
  if (typeof line === 'string') return `<p>${toXmlText(line)}</p>`;
  if ('link' in line)
    return `<p><a href="${toXmlText(line.link)}">${toXmlText(line.words)}</a></p>`;
  if ('quote' in line) return `<blockquote style="${quoted}">${toXmlText(line.quote)}</blockquote>`;
  return `<p style="${shown}">${toXmlText(line.code)}</p>`;
};

const quoted =
  'margin:16px 0;padding:8px 16px;border-left:3px solid #c8ccd2;white-space:pre-wrap;color:#444';
const shown = 'font-size:28px;letter-spacing:6px;font-weight:600;margin:16px 0';
const sheet =
  'font:16px/1.6 system-ui,sans-serif;color:#1b1f24;max-width:560px;margin:0 auto;padding:24px';

/** The same words twice: a mail program takes the one it can show. Whatever a stranger wrote stays words. */
export function renderLetter({ edition, lines }: Letter): { text: string; html: string } {
  const { name, lang } = editions[edition];
  const all: readonly Line[] = [...lines, name];
  return {
    text: `${all.map(text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body><div style="${sheet}">${all
      .map(html)
      .join('')}</div></body></html>`,
  };
}
