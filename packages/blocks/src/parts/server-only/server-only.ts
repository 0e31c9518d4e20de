import type { ReactNode } from "react";

/**
 * Whether this code brings to life what the server has drawn. The site's build of islands says so
 * here and wherever it is asked, and what stands behind `isIsland ||` or `isIsland ? … :` is left
 * out there.
 */
export const isIsland: boolean = false;

const served = {
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
} as const;

/**
 * Props of an element whose inside never changes by itself. In an island React leaves it as the
 * server sent it, and the code that drew it stays away: `<div {...serverOnly(isIsland || <Words />)}>`.
 * Such an element stands from the first render on, and never goes: it could not be drawn again.
 */
export const serverOnly = (inside: ReactNode) => (isIsland ? served : { children: inside });
