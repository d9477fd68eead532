import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly text: string;
  /** What the archive says of its size, where that is a lie. */
  readonly claimedSize?: number;
}

/** A ZIP archive, as small as one can be written. */
export function toZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const bytes = Buffer.from(part.text);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(part.claimedSize ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, tail, name]),
    );
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Excel file with this one sheet, and these texts shared by its cells. */
export function toXlsx(sheetData: string, sharedTexts = ''): Buffer {
  return toZip([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="rId7" Target="worksheets/catalogue.xml"/></Relationships>',
    },
    { name: 'xl/sharedStrings.xml', text: `<sst>${sharedTexts}</sst>` },
    {
      name: 'xl/worksheets/catalogue.xml',
      text: `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ]);
}
