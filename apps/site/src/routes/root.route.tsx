import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { RouteContext } from "./route-context.ts";

const createRoot = () => createRootRouteWithContext<RouteContext>()({ component: Outlet });

/** Root of an organiser's site. Every page brings its whole document: they share no frame. */
export const siteRoot = createRoot();

/** Root of the marketplace's own host. */
export const marketplaceRoot = createRoot();
