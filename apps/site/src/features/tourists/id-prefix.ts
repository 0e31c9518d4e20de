/** Ids of the forms' own, the same on the server and in the browser. */
export const idPrefix = "tourists";
