/** What the server tells the page, and the page's script once more. */
export interface DemouiFacts {
  /** The current day, yyyy-MM-dd. */
  today: string;
  /** Preset types to choose from. */
  presets: readonly { type: string; title: string }[];
  /** The chosen one; null is the site's own theme. */
  preset: string | null;
}

/** Id of the element that holds the facts as JSON. */
export const factsId = "facts";
