import type { ReactElement, Ref } from "react";

/** What every component has to take. */
export interface Attributes {
  ref: Ref<never>;
  className: string;
  style: { outlineWidth: string };
  "data-probe": string;
  id: string;
}

/** What is tried with a component, by `<component>.cases.tsx` in its own folder. */
export interface KitCases {
  /** As the server draws it, and a piece of the HTML that it has to send. */
  server?: Record<string, { element: ReactElement; html: string }>;
  /** With the attributes of any element, by the component's own name. */
  attributes?: Record<string, (own: Attributes) => ReactElement>;
}

/** The cases of all folders under one name of `KitCases`. */
export function joinCases<Part extends keyof KitCases>(
  files: Record<string, KitCases>,
  part: Part,
): NonNullable<KitCases[Part]> {
  const parts = Object.values(files).map((cases) => cases[part] ?? {});
  return Object.assign({}, ...parts) as NonNullable<KitCases[Part]>;
}
