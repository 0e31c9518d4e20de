import { findBlock } from "../definitions.ts";
import type { PageData } from "../page-data/page-data.ts";
import { prepareBlock } from "../render/prepare-block.ts";
import { makeSamplePage } from "../sample/sample-page.ts";

export interface SampleOptions {
  /** Instead of the block's sample. */
  content?: Record<string, unknown>;
  /** Done to content and page alike, for example `withoutPictures`. */
  change?: <T>(value: T) => T;
  isPreview?: boolean;
  /** As when organiser and tours could not be loaded. */
  isPageEmpty?: boolean;
}

/** A variant with its block's sample, ready to render on a page where it may stand. */
export function prepareSample(type: number, variant: number, options: SampleOptions = {}) {
  const definition = findBlock(type)?.definition;
  if (!definition) throw new Error(`No block of type ${type}`);
  const { change = (value) => value, isPreview = false } = options;
  const page = makeSamplePage(definition.pages.includes("main") ? "main" : "tour");
  return prepareBlock(
    {
      id: "sample",
      type,
      variant,
      status: 2,
      is_hidden: false,
      anchor: definition.anchor ?? "",
      content_version: definition.version,
      content: change(options.content ?? definition.sample),
    },
    change(options.isPageEmpty ? emptied(page) : page),
    { isPreview },
  );
}

const emptied = (page: PageData): PageData => ({ ...page, organizer: null, tours: [] });
