// The weights' bytes: downloaded with progress, decoded from base64 in a page opened from disk, or passed on
// from Python.

/** Where the bytes are, or why there are none; `again` says that an earlier attempt failed. */
export type ByteSource =
  & { again?: boolean }
  & ({ url: string; size: number } | { base64: string } | { bytes: Uint8Array<ArrayBuffer> } | {
    problem: string;
  });

export async function fetchBytes(
  source: ByteSource,
  progress: (loaded: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if ("problem" in source) throw new Error(source.problem);
  if ("bytes" in source) return source.bytes;
  if ("base64" in source) return Uint8Array.from(atob(source.base64), (c) => c.charCodeAt(0));
  // a damaged download may be in the browser's cache: a second attempt bypasses it
  const response = await fetch(source.url, { cache: source.again ? "reload" : "default" });
  if (!response.ok || !response.body) {
    throw new Error(
      `${new URL(source.url).pathname.split("/").at(-1)} is not there (${response.status})`,
    );
  }
  let content = new Uint8Array(source.size);
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part; !(part = await reader.read()).done;) {
    if (loaded + part.value.length > content.length) {
      const longer = new Uint8Array(2 * (loaded + part.value.length));
      longer.set(content);
      content = longer;
    }
    content.set(part.value, loaded);
    loaded += part.value.length;
    progress(loaded);
  }
  if (loaded < source.size) {
    throw new Error(`its file ends after ${loaded} of ${source.size} bytes`);
  }
  return content.subarray(0, loaded);
}
