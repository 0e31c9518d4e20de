/** How many tours one keeps in a browser, and a link carries. */
export const maxKeptTours = 50;

/** How many tours stand side by side. */
export const maxComparedTours = 4;
