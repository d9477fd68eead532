import { type EditionId, editions } from '@ironbridge/domain';

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

const base = `
  * { box-sizing: border-box; margin: 0; }
  body { font-family: "Noto Serif CJK SC", serif; color: #15181d; background: #fbfaf6; }
  h1, h2, h3, th, .sans { font-family: "Noto Sans CJK SC", sans-serif; font-weight: 600; }
  p { text-align: justify; line-break: strict; }
  svg { display: block; width: 100%; height: auto; }
`;

/** The language decides which forms of the characters the font shows. */
export function toDocument(edition: EditionId, hue: number, style: string, body: string): string {
  const colour = `:root { --line: oklch(.48 .105 ${hue}); --soft: oklch(.89 .032 ${hue}); --ground: oklch(.945 .014 ${hue}); }`;
  return `<!doctype html><html lang="${editions[edition].lang}"><meta charset="utf-8"><style>${base}${colour}${style}</style><body>${body}</body></html>`;
}
