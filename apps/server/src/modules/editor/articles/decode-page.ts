const byMark: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Where browsers look for a page's own word on its encoding, in bytes. */
const headBytes = 2048;

/**
 * A page's text. Its encoding is what its mark, its header or itself says; a page that says nothing,
 * or something that nobody knows, is UTF-8, else windows-1251, which old Russian pages are in.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const mark = byMark.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString("latin1");
  const said = [mark?.[1], readCharset(contentType), readMeta(head)];
  const decoder = said.map(createDecoder).find((one) => one !== undefined);
  if (decoder) return decoder.decode(bytes);
  try {
    // A page that was cut off may end within a letter: `stream` lets that pass.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

const readCharset = (text: string) => /charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(text)?.[1];

/** A page that can be read so far is not in UTF-16, whatever it says. */
function readMeta(head: string): string | undefined {
  const said = [...head.matchAll(/<meta[^>]{0,500}>|<\?xml[^>]{0,200}\?>/gi)]
    .map(([tag]) => readCharset(tag) ?? /encoding=["']([\w:.-]{1,40})/i.exec(tag)?.[1])
    .find((one) => one !== undefined);
  return said && /^utf-?16/i.test(said) ? "utf-8" : said;
}

function createDecoder(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
