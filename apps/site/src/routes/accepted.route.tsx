import { createRoute } from "@tanstack/react-router";
import { AcceptedPage } from "../features/order/accepted-page.tsx";
import { acceptedKinds } from "../features/order/accepted-paths.ts";
import { loadAccepted } from "../features/order/load-accepted.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import { PageNotFoundError } from "../page/page-errors.ts";
import type { SiteRoot } from "./root.route.tsx";

/** `/order/{uuid}/agreement` and `/order/{uuid}/privacy`: a document as it was accepted. */
export const createAcceptedRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/$document",
    loader: ({ context, params: { uuid, document } }) => {
      const kind = Object.hasOwn(acceptedKinds, document) && acceptedKinds[document];
      if (!kind) throw new PageNotFoundError("/order/document");
      return loadAccepted(context, uuid, kind);
    },
    component: function Accepted() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <AcceptedPage request={view.request} accepted={view.accepted} />
        </BlocksPage>
      );
    },
  });
  return route;
};
