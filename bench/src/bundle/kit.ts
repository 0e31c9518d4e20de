/**
 * A component kit to weigh. To compare another one, add a file like `tour.kit.ts` whose components
 * bear the same names, and list it in `weigh-kits.ts`: it becomes a column.
 */
export interface Kit {
  title: string;
  /** Source text of a module that exports what an app would import, by component. */
  entries: Readonly<Record<string, string>>;
}
