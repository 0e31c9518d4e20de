import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "../../http/errors/errors.ts";
import { encodeOriginal } from "./add-picture.ts";
import { decodeUpload, readUpload } from "./read-upload.ts";
import { twoHalves } from "./test-pictures.ts";

const formats = ["jpeg", "png", "webp", "gif", "avif"] as const;
const samples = await Promise.all(
  formats.map((format) => twoHalves(48, 24).toFormat(format).toBuffer()),
);
const marker = "<script>alert('polyglot')</script>";

/** What the server would keep of an upload, or why it refuses it. */
async function take(bytes: Uint8Array): Promise<Buffer | Refusal> {
  try {
    const picture = await readUpload(bytes);
    return (await decodeUpload(() => encodeOriginal(picture))).bytes;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The same bytes with some written over, a part doubled or gone, or something behind them. */
const damaged = fc
  .record({
    sample: fc.constantFrom(...samples),
    written: fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), { maxLength: 12 }),
    cut: fc.option(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 60 }))),
    doubled: fc.option(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 60 }))),
    tail: fc.constantFrom("", marker, "%PDF-1.7", "PK\u0003\u0004", "\0".repeat(3_000)),
  })
  .map(({ sample, written, cut, doubled, tail }) => {
    let bytes = Buffer.from(sample);
    for (const [at, value] of written) if (at < bytes.length) bytes[at] = value;
    if (cut) bytes = Buffer.concat([bytes.subarray(0, cut[0]), bytes.subarray(cut[0] + cut[1])]);
    if (doubled) {
      const [from, length] = doubled;
      const again = bytes.subarray(from, from + length);
      bytes = Buffer.concat([bytes.subarray(0, from + length), again, bytes.subarray(from)]);
    }
    return Buffer.concat([bytes, Buffer.from(tail)]);
  });

test("a damaged picture is either repaired or refused", async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const taken = await take(bytes);
      const end = taken instanceof Refusal ? taken.refusal : taken.toString("latin1", 8, 12);
      expect(["unsupported_type", "too_large", "WEBP"]).toContain(end);
      ends.add(end);
    }),
    { numRuns: 400 },
  );
  // Control: some were mended, some were not.
  expect(ends).toContain("WEBP");
  expect(ends).toContain("unsupported_type");
});

/** Files that are two things at once, or one thing under another's first letters. */
const script = "=1;alert('polyglot')//";
const polyglots: Record<string, Uint8Array> = {
  "a GIF that is a script": Buffer.from(`GIF89a/*${"\0".repeat(40)}*/${script}`),
  "a GIF that is a page": Buffer.concat([samples[3]!, Buffer.from(`<html>${marker}`)]),
  "a JPEG with a page in its comment": withComment(samples[0]!, marker),
  "a PNG with a text chunk": Buffer.concat([
    samples[1]!.subarray(0, 33),
    Buffer.from("\0\0\0\u0022tEXt" + marker + "\0\0\0\0", "latin1"),
    samples[1]!.subarray(33),
  ]),
  "a WebP with an archive behind it": Buffer.concat([
    samples[2]!,
    Buffer.from(`PK\u0003\u0004${marker}`),
  ]),
  "an SVG with a picture's first letters": Buffer.from(
    `\xff\xd8\xff<svg onload="alert(1)"/>`,
    "latin1",
  ),
  "a vector drawing": Buffer.from("push graphic-context\nfill 'url(https://evil.example/)'\n"),
  PostScript: Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file closefile\n"),
  "a TIFF": await twoHalves(8, 8).tiff().toBuffer(),
};

// ASVS 3.2.1, 5.2.2, 5.3.1
test.each(Object.entries(polyglots))(
  "%s is refused or stripped of its hidden content",
  async (_, bytes) => {
    const taken = await take(bytes);
    if (taken instanceof Refusal) expect(taken.refusal).toBe("unsupported_type");
    else expect(taken.toString("latin1")).not.toMatch(/polyglot|evil|PK/u);
  },
);

test("control: the marker is in what is sent", () => {
  const sent = Buffer.from(polyglots["a JPEG with a page in its comment"]!).toString("latin1");
  expect(sent).toContain("polyglot");
});

/** A JPEG with a comment segment behind its first marker. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const segment = Buffer.alloc(4 + text.length);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(text.length + 2, 2);
  segment.write(text, 4, "latin1");
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
