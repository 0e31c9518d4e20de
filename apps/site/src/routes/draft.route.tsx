import { createRoute } from "@tanstack/react-router";
import { DraftBooking, DraftDocument, DraftPage } from "../features/draft/draft-page.tsx";
import {
  loadDraftBooking,
  loadDraftDocument,
  loadDraftPage,
} from "../features/draft/load-draft.ts";
import { siteRoot } from "./root.route.tsx";

/** `/draft/{token}`: the draft's main page. */
const mainRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/draft/$token",
  loader: ({ context }) => loadDraftPage(context, "main"),
  component: function DraftMain() {
    const { services, query, sent } = mainRoute.useRouteContext();
    const view = mainRoute.useLoaderData();
    const page = { type: view.type, path: view.draft.base, openId: query.get("block"), sent };
    return <DraftPage view={view} assets={services.assets} {...page} />;
  },
});

/** `/draft/{token}/{slug}`: a tour's page as the draft has it. */
const tourRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/draft/$token/$slug",
  loader: ({ context, params: { slug } }) => loadDraftPage(context, "tour", slug),
  component: function DraftTour() {
    const { services, query, sent } = tourRoute.useRouteContext();
    const { slug } = tourRoute.useParams();
    const view = tourRoute.useLoaderData();
    const path = `${view.draft.base}/${slug}`;
    const page = { type: view.type, path, openId: query.get("block"), sent };
    return <DraftPage view={view} assets={services.assets} {...page} />;
  },
});

/** `/draft/{token}/{slug}/booking`: says that nothing is booked here. */
const bookingRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/draft/$token/$slug/booking",
  loader: ({ context }) => loadDraftBooking(context),
  component: function NoBooking() {
    const { services } = bookingRoute.useRouteContext();
    return <DraftBooking view={bookingRoute.useLoaderData()} assets={services.assets} />;
  },
});

const agreementRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/draft/$token/agreement",
  loader: ({ context }) => loadDraftDocument(context, "agreement"),
  component: function DraftAgreement() {
    const { services } = agreementRoute.useRouteContext();
    const view = agreementRoute.useLoaderData();
    return <DraftDocument view={view} assets={services.assets} document={view.document} />;
  },
});

const privacyRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/draft/$token/privacy",
  loader: ({ context }) => loadDraftDocument(context, "policy"),
  component: function DraftPrivacy() {
    const { services } = privacyRoute.useRouteContext();
    const view = privacyRoute.useLoaderData();
    return <DraftDocument view={view} assets={services.assets} document={view.document} />;
  },
});

/** The pages by a link to a draft. */
export const draftRoutes = [
  mainRoute,
  tourRoute,
  bookingRoute,
  agreementRoute,
  privacyRoute,
] as const;
