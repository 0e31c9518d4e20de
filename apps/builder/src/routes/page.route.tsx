import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { pageTypeSchema } from "@tour/api";
import * as v from "valibot";
import { loadPage } from "../canvas/load-page.ts";
import { loadScreen } from "@tour/office/updates";
import { requireSite } from "../shell/require-site.ts";
import { organizerRoute } from "./organizer.route.tsx";

/** The editor of one page: `/1/page/main`, `/1/page/tour`. */
export const pageRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/page/$type",
  params: {
    parse: ({ type }) => {
      if (!v.is(pageTypeSchema, type)) throw notFound();
      return { type };
    },
    stringify: ({ type }) => ({ type }),
  },
  beforeLoad: ({ context }) => requireSite(context),
  loader: {
    handler: ({ context, params }) => loadPage(context.queryClient, context.site, params.type),
    // The editor begins from what it is given first: an older draft would stay in it.
    staleReloadMode: "blocking",
  },
  // A draft is read anew each time: another window may have changed it, and so has this one since
  // a link to the page had the focus. Where only the open block changes, the editor has it already.
  preload: false,
  gcTime: 0,
  shouldReload: ({ cause }) => cause === "enter",
  component: lazyRouteComponent(
    loadScreen(() => import("../features/page-editor/page-editor.tsx")),
    "PageEditor",
  ),
});
