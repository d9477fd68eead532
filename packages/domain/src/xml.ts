/** What XML has no place for, not even escaped: control characters and halves of a pair. */
const impossible = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in an element or an attribute: nothing in it is read as markup. */
export function toXmlText(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
