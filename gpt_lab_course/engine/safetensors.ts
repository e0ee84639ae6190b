// Safetensors files (https://github.com/huggingface/safetensors): a header in JSON, then the numbers.

import type { Numbers } from "./activations.ts";

/** Bytes of one number. */
const WIDTH = { I8: 1, F16: 2, BF16: 2, F32: 4, F64: 8 };
type Dtype = keyof typeof WIDTH;

export interface Stored {
  dtype: Dtype;
  shape: number[];
  bytes: Uint8Array<ArrayBuffer>;
}

type Described = { dtype: Dtype; shape: number[]; data_offsets: number[] };
type Metadata = Record<string, string>;

/**
 * The content of a file: its metadata and each tensor's bytes, which are not copied. Whatever the format's own
 * library refuses is refused: tensors that overlap, and bytes between or after them that belong to none.
 */
export function readSafetensors(
  content: Uint8Array<ArrayBuffer>,
): { metadata: Metadata; tensors: Map<string, Stored> } {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const size = content.byteLength < 8 ? Infinity : Number(view.getBigUint64(0, true));
  if (8 + size > content.byteLength) throw new RangeError(incomplete(content.byteLength));
  const { __metadata__: metadata = {}, ...described } = readHeader(content.subarray(8, 8 + size));
  if (!isText(metadata)) throw new RangeError("the file's metadata are not texts by name");
  const tensors = new Map<string, Stored>();
  let start = 8 + size;
  for (const [name, { dtype, shape, length }] of inOrder(described)) {
    if (!(dtype in WIDTH)) {
      throw new RangeError(`${name} is ${dtype}, not one of ${Object.keys(WIDTH).join(", ")}`);
    }
    const wanted = shape.reduce((a, b) => a * b, WIDTH[dtype]);
    if (length !== wanted) throw new RangeError(`${name} has ${length} bytes, not ${wanted}`);
    if (start + length > content.byteLength) throw new RangeError(incomplete(content.byteLength));
    tensors.set(name, { dtype, shape, bytes: content.subarray(start, start + length) });
    start += length;
  }
  if (start !== content.byteLength) {
    throw new RangeError(`the file has ${content.byteLength - start} bytes that are of no tensor`);
  }
  return { metadata, tensors };
}

function readHeader(bytes: Uint8Array): Record<string, unknown> {
  try {
    const header = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (header && typeof header === "object" && !Array.isArray(header)) return header;
  } catch { /* said below */ }
  throw new RangeError("the file is not a safetensors file: its header is not a JSON object");
}

const isText = (metadata: unknown): metadata is Metadata =>
  metadata !== null && typeof metadata === "object" && !Array.isArray(metadata) &&
  Object.values(metadata).every((text) => typeof text === "string");

const isSizes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => Number.isSafeInteger(n) && n >= 0);

/** What a header says of its tensors, in the order in which they lie, one behind the other. */
function inOrder(
  described: Record<string, unknown>,
): [string, { dtype: Dtype; shape: number[]; length: number }][] {
  const entries = Object.entries(described).map(([name, value]) => {
    const { dtype, shape, data_offsets } = (value ?? {}) as Partial<Described>;
    if (
      typeof dtype !== "string" || !isSizes(shape) || !isSizes(data_offsets) ||
      data_offsets.length !== 2
    ) {
      throw new RangeError(`${name} has no usable dtype, shape and data_offsets`);
    }
    return { name, dtype, shape, from: data_offsets[0], to: data_offsets[1] };
  });
  entries.sort((a, b) => a.from - b.from || a.to - b.to);
  let end = 0;
  return entries.map(({ name, dtype, shape, from, to }) => {
    if (from !== end || to < from) {
      throw new RangeError(`${name} does not begin where the one before it ends`);
    }
    end = to;
    return [name, { dtype, shape, length: to - from }];
  });
}

const incomplete = (length: number) => `the file is not whole: it ends after ${length} bytes`;

/** The content of a file with these tensors: float32 or float64. The same content gives the same bytes. */
export function writeSafetensors(
  metadata: Metadata,
  tensors: { name: string; shape: readonly number[]; values: Numbers | Float64Array }[],
): Uint8Array<ArrayBuffer> {
  const header: Record<string, unknown> = { __metadata__: metadata };
  let length = 0;
  for (const { name, shape, values } of tensors) {
    const dtype = values instanceof Float32Array ? "F32" : "F64";
    header[name] = { dtype, shape, data_offsets: [length, length += values.byteLength] };
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = 8 * Math.ceil(1 + text.length / 8); // so that numbers of 64 bits are aligned
  const content = new Uint8Array(start + length).fill(0x20, 8, start);
  new DataView(content.buffer).setBigUint64(0, BigInt(start - 8), true);
  content.set(text, 8);
  let at = start;
  for (const { values } of tensors) {
    content.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), at);
    at += values.byteLength;
  }
  return content;
}

/** A tensor's numbers, in 32 bits. */
export function numbers({ dtype, bytes }: Stored): Numbers {
  const { buffer } = bytes.slice(); // aligned, whatever the header's length
  if (dtype === "F32") return new Float32Array(buffer);
  if (dtype === "F64") return new Float32Array(new Float64Array(buffer));
  if (dtype === "I8") return new Float32Array(new Int8Array(buffer));
  const halves = new Uint16Array(buffer);
  const result = new Float32Array(halves.length);
  if (dtype === "F16") {
    for (let i = 0; i < halves.length; i++) result[i] = fromHalf(halves[i]);
    return result;
  }
  const words = new Uint32Array(result.buffer); // bfloat16: the upper half of a float32
  for (let i = 0; i < halves.length; i++) words[i] = halves[i] << 16;
  return result;
}

/** A tensor's numbers, in 64 bits. */
export const doubles = (stored: Stored): Float64Array<ArrayBuffer> =>
  stored.dtype === "F64"
    ? new Float64Array(stored.bytes.slice().buffer)
    : Float64Array.from(numbers(stored));

/** A float16 (IEEE 754), from its bits. */
export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
