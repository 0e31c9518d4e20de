import type { ComponentType } from "react";

/** What breaks hydration, to prove that the check sees it. */
export const controlStories: Record<string, ComponentType> = {
  "control--other-text": () => <p>{typeof window === "undefined" ? "server" : "browser"}</p>,
  "control--other-attribute": () => (
    <p title={typeof window === "undefined" ? "server" : "browser"}>Text</p>
  ),
};
