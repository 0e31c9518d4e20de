/** Small scripts that stand inside pages, each where it is of use: `client/{name}-script.ts`. */
export const inlineScripts = [
  /** Moves a tour's picture from page to page; in the head of every page. */
  "picture",
  /** Lays out the rest of a page, shows the way to the next one and looks for a newer build; in every page. */
  "page",
  /** Loads the analytics of visitors. */
  "analytics",
  /** Watches for islands to hydrate. */
  "islands",
  /** Plays films over their posters. */
  "film",
  /** Marks what of a tour's page is being read. */
  "tour",
  /** Waits for a press of a booking link. */
  "booking",
  /** Waits until a map is seen. */
  "map",
  /** Brings the form to life that a page is made for. */
  "form",
  /** Keeps a request's page live, and an arrival page at hand. */
  "order",
  /** Takes the notice above the header away at its time. */
  "notice",
  /** Shows the page anew when a sale begins. */
  "opening",
  /** Uploads the photos of a review, and keeps what is typed. */
  "review",
  /** Remembers who comments on a draft, and says when by the clocks of whoever reads. */
  "draft",
  /** Waits for a touch of a carousel. */
  "carousels",
] as const;

export type InlineScript = (typeof inlineScripts)[number];
/** The text of each. */
export type InlineScripts = Readonly<Record<InlineScript, string>>;
