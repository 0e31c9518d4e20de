const encodingOfXml = /^<\?xml[^>]*\sencoding=["']([\w-]{1,40})["']/;

/**
 * The text of a file in UTF-8, UTF-16 or windows-1251: its mark says which, else an XML declaration,
 * else what its bytes can be. Without the mark, and without characters that no database keeps.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes);
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll("\u0000", "")
    .toWellFormed();
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = countZeros(bytes.subarray(0, 2_000));
  // A text has spaces, digits and separators: in UTF-16 one of the two bytes of each is a zero.
  if (zeros.odd > 0 || zeros.even > 0) return zeros.odd >= zeros.even ? "utf-16le" : "utf-16be";
  const declared = encodingOfXml.exec(
    new TextDecoder("latin1").decode(bytes.subarray(0, 200)),
  )?.[1];
  if (declared && /^(?:windows-1251|cp1251)$/i.test(declared)) return "windows-1251";
  return isUtf8(bytes) ? "utf-8" : "windows-1251";
}

function countZeros(bytes: Uint8Array) {
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? "even" : "odd"] += 1;
  });
  return zeros;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
