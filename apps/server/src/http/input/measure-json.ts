const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** How much a JSON text holds, before anything is made of it. */
export interface JsonSize {
  /** Lists and objects within one another. */
  depth: number;
  /** Values within others, at most one too many for each list and object that is empty. */
  values: number;
}

/** Measures a JSON text in one pass over its characters; of what is no JSON it says nothing. */
export function measureJson(text: string): JsonSize {
  let values = 1;
  let depth = 0;
  let maxDepth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values += 1;
    else if (opening.has(code)) {
      values += 1;
      depth += 1;
      maxDepth = Math.max(maxDepth, depth);
    } else if (closing.has(code)) depth -= 1;
  }
  return { depth: maxDepth, values };
}

/** Where a string ends that begins at `start`: at the next quote that is not escaped. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - slashes - 1) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
