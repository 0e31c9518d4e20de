import { createRoute } from "@tanstack/react-router";
import { DocumentPage } from "../features/document/document-page.tsx";
import { loadDocument } from "../features/document/load-document.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import { siteRoot } from "./root.route.tsx";

/** `/agreement`: what a traveller agrees to. Specification, section 2. */
export const agreementRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/agreement",
  loader: ({ context }) => loadDocument(context, "agreement", "/agreement"),
  component: function AgreementPage() {
    const { services } = agreementRoute.useRouteContext();
    const view = agreementRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <DocumentPage document={view.document} />
      </BlocksPage>
    );
  },
});

/** `/privacy`: what becomes of a visitor's data. Specification, section 2. */
export const privacyRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/privacy",
  loader: ({ context }) => loadDocument(context, "policy", "/privacy"),
  component: function PrivacyPage() {
    const { services } = privacyRoute.useRouteContext();
    const view = privacyRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <DocumentPage document={view.document} />
      </BlocksPage>
    );
  },
});
