// Safetensors files (https://github.com/huggingface/safetensors): a header in JSON, then the numbers.

import type { Numbers } from "./activations.ts";

/** Bytes of one number. */
const WIDTH = { I8: 1, F16: 2, BF16: 2, F32: 4 };
type Dtype = keyof typeof WIDTH;

export interface Stored {
  dtype: Dtype;
  shape: number[];
  bytes: Uint8Array<ArrayBuffer>;
}

type Described = { dtype: Dtype; shape: number[]; data_offsets: [number, number] };
type Metadata = Record<string, string>;

/** The content of a file: its metadata and each tensor's bytes, which are not copied. */
export function readSafetensors(
  content: Uint8Array<ArrayBuffer>,
): { metadata: Metadata; tensors: Map<string, Stored> } {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const size = content.byteLength < 8 ? Infinity : Number(view.getBigUint64(0, true));
  if (8 + size > content.byteLength) throw new RangeError(incomplete(content.byteLength));
  let header: Record<string, Described> & { __metadata__?: Metadata };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content.subarray(8, 8 + size));
    header = JSON.parse(text);
  } catch {
    throw new RangeError("the file is not a safetensors file: its header is not JSON");
  }
  const { __metadata__: metadata = {}, ...described } = header;
  const tensors = new Map<string, Stored>();
  for (const [name, { dtype, shape, data_offsets: [from, to] }] of Object.entries(described)) {
    const count = shape.reduce((a, b) => a * b, 1);
    if (!(dtype in WIDTH)) {
      throw new RangeError(`${name} is ${dtype}, not one of I8, F16, BF16, F32`);
    }
    if (to - from !== count * WIDTH[dtype]) {
      throw new RangeError(`${name} has ${to - from} bytes, not ${count * WIDTH[dtype]}`);
    }
    if (8 + size + to > content.byteLength) throw new RangeError(incomplete(content.byteLength));
    tensors.set(name, { dtype, shape, bytes: content.subarray(8 + size + from, 8 + size + to) });
  }
  return { metadata, tensors };
}

const incomplete = (length: number) => `the file is not whole: it ends after ${length} bytes`;

/** A tensor's numbers. */
export function numbers({ dtype, bytes }: Stored): Numbers {
  const { buffer } = bytes.slice(); // aligned, whatever the header's length
  if (dtype === "F32") return new Float32Array(buffer);
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

/** A float16 (IEEE 754), from its bits. */
export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
