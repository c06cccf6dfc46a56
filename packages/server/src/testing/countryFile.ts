/**
 * A file of countries in the format of MaxMind (version 2.0), for IPv4: a search tree over the bits of an address, 16 zero bytes, the data, and the
 * metadata. `countries` names the country of each address; the code may be any text.
 */
export function countryFile(countries: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(countries).map(([address, code]) => ({
    bits: bitsOf(address),
    data: encode({ country: { iso_code: code } }),
  }));
  const nodes: (number | null)[][] = [[null, null]];
  const leaves = new Map<string, number>();
  let offset = 0;
  for (const { bits, data } of entries) {
    let at = 0;
    for (const [depth, bit] of bits.entries()) {
      const node = nodes[at] ?? [];
      if (depth === bits.length - 1) leaves.set(`${at}:${bit}`, offset);
      else if (typeof node[bit] !== 'number') node[bit] = nodes.push([null, null]) - 1;
      at = node[bit] ?? at;
    }
    offset += data.length;
  }
  const records = nodes.flatMap((node, at) =>
    node.map((next, bit) => {
      const leaf = leaves.get(`${at}:${bit}`);
      return uint(leaf === undefined ? (next ?? nodes.length) : nodes.length + 16 + leaf, 3);
    }),
  );
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'Country',
    ip_version: 4,
    node_count: nodes.length,
    record_size: 24,
  });
  const start = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([...records, Buffer.alloc(16), ...entries.map(({ data }) => data), start, metadata]);
}

interface Fields {
  readonly [name: string]: string | number | Fields;
}

function bitsOf(address: string): readonly number[] {
  return address.split('.').flatMap((part) => Array.from(Number(part).toString(2).padStart(8, '0'), Number));
}

/** Kinds of the format: 2 text, 6 unsigned number of 32 bits, 7 map. */
function encode(value: string | number | Fields): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.concat([Buffer.from([(6 << 5) | 4]), uint(value, 4)]);
  const fields = Object.entries(value);
  return Buffer.concat([
    Buffer.from([(7 << 5) | fields.length]),
    ...fields.flatMap(([name, field]) => [encode(name), encode(field)]),
  ]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
