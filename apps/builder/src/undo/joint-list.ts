/** Steps of one screen, by their places among all: those done, and those taken back. */
export interface ListedSteps {
  past: readonly number[];
  future: readonly number[];
}

/** What was done on all screens of a site, each of which keeps its own steps. */
export interface JointList {
  screens: Readonly<Record<string, ListedSteps>>;
  /** The place of the step that was done last. */
  newest: number;
}

export const emptyJointList: JointList = { screens: {}, newest: 0 };

/** Where a step of the list belongs. */
export interface ListedStep {
  screen: string;
  order: number;
}

/**
 * Takes what a screen says of its steps. A new one ends what could be made again, on the other screens
 * as well; such steps a screen may go on naming, and they stay forgotten.
 */
export function reportSteps(list: JointList, screen: string, steps: ListedSteps): JointList {
  const last = steps.past.at(-1) ?? 0;
  if (last > list.newest) {
    const others = Object.entries(list.screens).map(([name, { past }]) => [
      name,
      { past, future: [] },
    ]);
    return {
      screens: { ...Object.fromEntries(others), [screen]: { past: steps.past, future: [] } },
      newest: last,
    };
  }
  const { past = [], future = [] } = list.screens[screen] ?? {};
  const known = new Set([...past, ...future]);
  const left = steps.future.filter((order) => known.has(order));
  return { ...list, screens: { ...list.screens, [screen]: { past: steps.past, future: left } } };
}

/** Forgets a screen whose steps are gone with it. */
export function dropScreen(list: JointList, screen: string): JointList {
  const { [screen]: _, ...screens } = list.screens;
  return { ...list, screens };
}

/** The step that is taken back next: the one that was done last, on whatever screen. */
export const findLastDone = ({ screens }: JointList): ListedStep | null =>
  Object.entries(screens).reduce<ListedStep | null>((found, [screen, { past }]) => {
    const order = past.at(-1);
    return order !== undefined && order > (found?.order ?? 0) ? { screen, order } : found;
  }, null);

/** The step that is made again next: the one that was taken back last. */
export const findLastUndone = ({ screens }: JointList): ListedStep | null =>
  Object.entries(screens).reduce<ListedStep | null>((found, [screen, { future }]) => {
    const order = future[0];
    return order !== undefined && order < (found?.order ?? Infinity) ? { screen, order } : found;
  }, null);
