import { createRoute } from "@tanstack/react-router";
import { loadUnsubscribe } from "../features/unsubscribe/load-unsubscribe.ts";
import { UnsubscribePage } from "../features/unsubscribe/unsubscribe-page.tsx";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/unsubscribe/{token}`: emails that are not about a booking. */
export const createUnsubscribeRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/unsubscribe/$token",
    loader: ({ context, params: { token } }) => loadUnsubscribe(context, token),
    component: function Unsubscribe() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <UnsubscribePage mailing={view.mailing} token={view.token} />
        </BlocksPage>
      );
    },
  });
  return route;
};
