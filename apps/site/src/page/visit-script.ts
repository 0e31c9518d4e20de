/**
 * Marks a page that is opened at its top, before any of it is laid out: there the blocks below may
 * wait (base.css). Reloads and ways back return to a place that depends on the height of all above.
 */
export const visitScript = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.visit="new"`;
