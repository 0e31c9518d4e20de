import { lazyRouteComponent } from "@tanstack/react-router";
import type { AsyncRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { loadScreen } from "./load-screen.ts";

type PropsOf<Screen> = Screen extends (props: infer Props) => ReactNode ? Props : never;

/** A screen whose code comes with its route: what one opens first does not wait for all the others. */
export const lazyScreen = <Module extends object, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(loadScreen(load), name) as AsyncRouteComponent<PropsOf<Module[Name]>>;

/** What a route shows with a lazy screen in it: the router loads the screen's code beside the data. */
export const withScreen = (
  { preload }: Pick<AsyncRouteComponent<never>, "preload">,
  component: () => ReactNode,
) => Object.assign(component, { preload });
