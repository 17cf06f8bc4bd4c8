import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive, without compression unless `packs`. */
export function zip(files: Readonly<Record<string, string>>, packs = false): ArrayBuffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text);
    const data = packs ? deflateRawSync(plain) : plain;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(packs ? 8 : 0, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Uint8Array.from(Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])).buffer;
}

const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
const sheetOf = (rows: readonly (readonly (string | number)[])[]) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, column) => cell(value).replace('<c', `<c r="${'ABC'[column]}${index + 1}"`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** An Excel workbook with these sheets, as the bytes of its file. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): ArrayBuffer {
  const names = Object.keys(sheets);
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const links = names.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zip({
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)]),
    ),
  });
}
