/** How one sees that a package is really used. */
type Use =
  /** Product source imports it: packages and apps, without tests and stories. */
  | { by: "product" }
  /** Any source or configuration of the workspace imports it. */
  | { by: "workspace" }
  /** A script of a manifest begins with the command. */
  | { by: "script"; command: string };

export type NamedPackage = { name: string; use: Use };

const product: Use = { by: "product" };
const workspace: Use = { by: "workspace" };
const script = (command: string): Use => ({ by: "script", command });

/** What the product is built of, as its owner named it: none of these may be dropped or left unused. */
export const namedPackages: readonly NamedPackage[] = [
  { name: "turbo", use: script("turbo") },
  { name: "react", use: product },
  { name: "vite", use: workspace },
  { name: "tsup", use: script("tsup") },
  { name: "@tanstack/react-router", use: product },
  { name: "@tanstack/react-query", use: product },
  { name: "valibot", use: product },
  { name: "libphonenumber-js", use: product },
  { name: "date-fns", use: product },
  { name: "embla-carousel-react", use: product },
  { name: "@storybook/react-vite", use: workspace },
  { name: "vitest", use: script("vitest") },
  { name: "playwright", use: workspace },
  { name: "@changesets/cli", use: script("changeset") },
];

/** What stands at the top of the project, by the same word. */
export const namedPaths = [
  "packages",
  "apps",
  "tooling",
  "turbo.json",
  "pnpm-workspace.yaml",
  "package.json",
  "tsconfig.base.json",
  ".changeset",
] as const;
