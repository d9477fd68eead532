import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileProblem } from './file-problem.ts';

export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** Walks through a part without building it in memory; gives its reader a turn after every piece. */
export async function* readXml(stream: Readable, on: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw refused();
  });
  parser.on('opentag', ({ name, attributes }) => on.open(toLocal(name), attributes));
  parser.on('closetag', ({ name }) => on.close(toLocal(name)));
  parser.on('text', on.text);
  parser.on('error', () => {
    throw refused();
  });
  stream.setEncoding('utf8');
  for await (const piece of stream) {
    parser.write(String(piece));
    yield;
  }
  parser.close();
}

/** Some programs write `x:row` for `row`. */
function toLocal(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function refused(): FileProblem {
  return new FileProblem({
    en: 'The Excel file holds something that is no spreadsheet.',
    zh: 'Excel 文件内容异常，不是有效的表格。',
  });
}
