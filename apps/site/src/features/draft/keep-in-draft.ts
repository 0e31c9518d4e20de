/** Links to the main page, to a block of it and to documents; tours lead within the draft by their slugs. */
const ownLinks = /(<a\b[^>]*?\shref=")\/(agreement|privacy|#[^"]*)?(?=")/g;

/** What opens the booking form over the page, where its script is. */
const opensBooking = / data-books="" aria-haspopup="dialog"/g;

/** The HTML of a block with links that stay within the draft; booking is a page of it. */
export const keepInDraft = (html: string, base: string): string =>
  html
    .replace(ownLinks, (_, before: string, rest = "") =>
      rest.startsWith("#") || rest === "" ? `${before}${base}${rest}` : `${before}${base}/${rest}`,
    )
    .replace(opensBooking, "");
