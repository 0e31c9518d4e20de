import { createRoute } from "@tanstack/react-router";
import { DocumentPage } from "../features/document/document-page.tsx";
import { loadDocument } from "../features/document/load-document.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/agreement`: what a traveller agrees to. Specification, section 2. */
export const createAgreementRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/agreement",
    loader: ({ context }) => loadDocument(context, "agreement", "/agreement"),
    component: function AgreementPage() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <DocumentPage document={view.document} />
        </BlocksPage>
      );
    },
  });
  return route;
};

/** `/privacy`: what becomes of a visitor's data. Specification, section 2. */
export const createPrivacyRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/privacy",
    loader: ({ context }) => loadDocument(context, "policy", "/privacy"),
    component: function PrivacyPage() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <DocumentPage document={view.document} />
        </BlocksPage>
      );
    },
  });
  return route;
};
