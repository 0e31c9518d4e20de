/** Event of the form: what it shows is another page's now. */
export const shownEvent = "market-shown";
