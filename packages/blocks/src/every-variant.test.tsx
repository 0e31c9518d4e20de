import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { blocks, findBlock } from "./definitions.ts";
import { everyVariant } from "./every-variant.gen.ts";
import { BlockContent } from "./render/block-content.tsx";
import type { PreparedBlock } from "./render/prepare-block.ts";
import { isSafeUrl } from "./url/is-safe-url.ts";
import { typograph } from "./format/typography.ts";
import { listHeadings, listTexts, readAttributes, readPath } from "./story/read-html.ts";
import { prepareSample } from "./story/prepare-sample.ts";
import type { SampleOptions } from "./story/prepare-sample.ts";
import { withoutPictures } from "./story/without-pictures.ts";

const cases = everyVariant.map(({ type, variant }) => ({
  name: `${type}-${variant.info.number} ${variant.info.title}`,
  type,
  variant,
}));

const render = ({ variant }: (typeof cases)[number], { props }: PreparedBlock) =>
  renderToString(<BlockContent variant={variant} props={props} />, {
    identifierPrefix: `${props.id}-`,
  });

function show(entry: (typeof cases)[number], options?: SampleOptions): string {
  const prepared = prepareSample(entry.type, entry.variant.info.number, options);
  if (typeof prepared === "string") throw new Error(`The sample is ${prepared}`);
  return render(entry, prepared);
}

/** Blocks that are nothing but pictures leave the page without them. */
const picturesAlone = new Set([6]);

afterEach(() => {
  vi.useRealTimers();
});

describe.each(cases)("$name", (entry) => {
  const definition = findBlock(entry.type)?.definition;
  if (!definition) throw new Error(`No block of type ${entry.type}`);

  it("shows its sample as HTML that a strict policy allows", () => {
    const html = show(entry);
    expect(html.replaceAll(/<[^>]*>/g, "").trim()).not.toBe("");
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    expect(html).not.toContain("<!--$!-->");
    expect(html).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/);
  });

  it("carries the block's title as a heading", () => {
    const { title, heading } = definition.sample as {
      title?: string;
      heading?: { title: string };
    };
    const words = title ?? heading?.title;
    if (definition.shared || !words) return;
    expect(listHeadings(show(entry))).toContain(typograph(words));
  });

  it("marks each text that can be written over with its place in the content", () => {
    for (const [path, text] of listTexts(show(entry))) {
      const value = readPath(definition.sample, path);
      expect(typeof value, path).toBe("string");
      expect(value === "" || text === typograph(String(value)), `${path}: ${text}`).toBe(true);
    }
  });

  it("links only to safe addresses, and uses every id once", () => {
    const html = show(entry);
    for (const href of readAttributes(html, "href")) expect(isSafeUrl(href), href).toBe(true);
    const ids = readAttributes(html, "id");
    expect(ids).toEqual([...new Set(ids)]);
    for (const image of html.match(/<img [^>]*>/g) ?? []) expect(image).toMatch(/\salt="/);
  });

  it("shows the same on the server and in the browser, whatever the clock says", () => {
    const before = show(entry);
    vi.useFakeTimers({ now: new Date("2031-11-30T23:59:00Z") });
    expect(show(entry)).toBe(before);
  });

  it("leaves no gaps without pictures", () => {
    if (picturesAlone.has(entry.type)) {
      const { number } = entry.variant.info;
      expect(prepareSample(entry.type, number, { change: withoutPictures })).toBe("empty");
      return;
    }
    const html = show(entry, { change: withoutPictures });
    expect(html).not.toContain("<img ");
    expect(html.replaceAll(/<[^>]*>/g, "").trim()).not.toBe("");
  });

  it("renders with empty content, and on a page for which nothing could be loaded", () => {
    const empty = prepareSample(entry.type, entry.variant.info.number, {
      content: {},
      isPreview: true,
      isPageEmpty: true,
    });
    if (typeof empty === "string") throw new Error(`Empty content is ${empty}`);
    expect(() => render(entry, empty)).not.toThrow();
  });

  it("gets props that survive JSON unchanged", () => {
    const prepared = prepareSample(entry.type, entry.variant.info.number);
    if (typeof prepared === "string") throw new Error(`The sample is ${prepared}`);
    expect(JSON.parse(JSON.stringify(prepared.props))).toEqual(prepared.props);
    expect(entry.variant.info.interactive).toBe(prepared.isInteractive);
  });
});

it("the list has every variant of every block, each once", () => {
  const listed = blocks.flatMap(({ definition, variants }) =>
    variants.map(({ number }) => `${definition.type}-${number}`),
  );
  expect(cases.map(({ type, variant }) => `${type}-${variant.info.number}`)).toEqual(listed);
  expect(new Set(listed).size).toBe(listed.length);
});
