import { createRoute } from "@tanstack/react-router";
import type { Assets } from "../assets/assets.ts";
import { CancelPage } from "../features/order/cancel-page.tsx";
import type { OrderView } from "../features/order/load-order.ts";
import {
  loadCancel,
  loadMove,
  loadOrder,
  loadParty,
  loadPayment,
} from "../features/order/load-order.ts";
import { MovePage } from "../features/order/move-page.tsx";
import { OrderPage } from "../features/order/order-page.tsx";
import { PartyPage } from "../features/order/party-page.tsx";
import { PayPage } from "../features/order/pay-page.tsx";
import { PageNotFoundError } from "../page/page-errors.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/order/{uuid}`: the guest's own page of a request. Product decisions, section 11. */
export const createOrderRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid",
    loader: ({ context, params: { uuid } }) => loadOrder(context, uuid),
    component: function Order() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

/** `/order/{uuid}/messages`: the same page with a message that did not go through. */
export const createMessageRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/messages",
    loader: ({ context, params: { uuid } }) => loadOrder(context, uuid),
    component: function SentMessage() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

/** `/order/{uuid}/accept`: the same page with an agreement that was not taken. */
export const createAcceptRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/accept",
    loader: ({ context, params: { uuid } }) => loadOrder(context, uuid),
    component: function Accept() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

function Shown({ view, assets }: { view: OrderView; assets: Assets }) {
  const { request, organizer, messages, draft, refusedConsents, nearest, now, ...addresses } = view;
  const { tourAddress, individualAddress } = addresses;
  return (
    <BlocksPage view={view} assets={assets}>
      <OrderPage
        request={request}
        organizer={organizer}
        messages={messages}
        draft={draft}
        refusedConsents={refusedConsents}
        nearest={nearest}
        tourAddress={tourAddress}
        individualAddress={individualAddress}
        now={now}
      />
    </BlocksPage>
  );
}

/** `/order/{uuid}/pay`: what a form that begins a payment answers; there is nothing to get there. */
export const createPayRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/pay",
    loader: ({ context, params: { uuid } }) => {
      if (!context.payment) throw new PageNotFoundError("/order/pay");
      return loadPayment(context, uuid, context.payment);
    },
    component: function Pay() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <PayPage request={view.request} payment={view.payment} />
        </BlocksPage>
      );
    },
  });
  return route;
};

/** `/order/{uuid}/cancel`: what would come back, and the question whether to cancel. */
export const createCancelRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/cancel",
    loader: ({ context, params: { uuid } }) => loadCancel(context, uuid),
    component: function Cancel() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <CancelPage request={view.request} quote={view.quote} draft={view.draft} />
        </BlocksPage>
      );
    },
  });
  return route;
};

/** `/order/{uuid}/move`: the dates that it can move to. */
export const createMoveRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/move",
    loader: ({ context, params: { uuid } }) => loadMove(context, uuid),
    component: function Move() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      const { request, dates, problems, now } = view;
      return (
        <BlocksPage view={view} assets={services.assets}>
          <MovePage request={request} dates={dates} problems={problems} now={now} />
        </BlocksPage>
      );
    },
  });
  return route;
};

/** `/order/{uuid}/party`: who is taken out, added or replaced. */
export const createPartyRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/party",
    loader: ({ context, params: { uuid } }) => loadParty(context, uuid),
    component: function Party() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      const { request, party, problems } = view;
      return (
        <BlocksPage view={view} assets={services.assets}>
          <PartyPage request={request} party={party} problems={problems} />
        </BlocksPage>
      );
    },
  });
  return route;
};
