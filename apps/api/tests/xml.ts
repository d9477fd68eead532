import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Reads a text as XML with namespaces; the first thing that is wrong with it is thrown. */
export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ name, value }) => [name, value]),
    );
    const element: XmlElement = { name: tag.name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (words) => {
    const element = open.at(-1);
    if (element) element.text += words;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('Nothing is in it');
  return root;
}

export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.children.find((child) => child.name === name)?.text;
}
