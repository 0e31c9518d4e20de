import { createRoute } from "@tanstack/react-router";
import type { Assets } from "../assets/assets.ts";
import { FollowTourPage } from "../features/follow-tour/follow-tour-page.tsx";
import { loadFollowTour } from "../features/follow-tour/load-follow-tour.ts";
import { loadSubscribing } from "../features/marketplace/subscribing/load-subscribing.ts";
import { SubscribingPage } from "../features/marketplace/subscribing/subscribing-page.tsx";
import {
  loadSubscription,
  loadSubscriptionStep,
} from "../features/subscription/load-subscription.ts";
import type { SubscriptionView } from "../features/subscription/load-subscription.ts";
import { loadSubscriptions } from "../features/subscription/load-subscriptions.ts";
import { SubscriptionsPage } from "../features/subscription/subscriptions-page.tsx";
import { SubscriptionPage } from "../features/subscription/subscription-page.tsx";
import { BlocksPage } from "../page/blocks-page.tsx";
import { marketplaceRoot, siteRoot } from "./root.route.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/subscribe?direction=Алтай`: to hear of new tours of a search. */
export const subscribeRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/subscribe",
  loader: ({ context }) => loadSubscribing(context),
  component: function Subscribing() {
    const { services } = subscribeRoute.useRouteContext();
    const view = subscribeRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <SubscribingPage {...view} />
      </BlocksPage>
    );
  },
});

/** `/{slug}/subscribe`: to hear of a tour's new dates and lower price. */
export const followTourRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/$slug/subscribe",
  loader: ({ context, params: { slug } }) => loadFollowTour(context, slug),
  component: function FollowTour() {
    const { services } = followTourRoute.useRouteContext();
    const view = followTourRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <FollowTourPage {...view} />
      </BlocksPage>
    );
  },
});

/** `/subscription/sent` and `/subscription/ended`: what is said once it is done. */
const createStepRoute = <Step extends "sent" | "ended">(root: SiteRoot, step: Step) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: `/subscription/${step}` as const,
    loader: ({ context }) => loadSubscriptionStep(context, step),
    component: function SubscriptionStep() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

export const createSubscriptionSentRoute = (root: SiteRoot) => createStepRoute(root, "sent");
export const createSubscriptionEndedRoute = (root: SiteRoot) => createStepRoute(root, "ended");

/** `/subscription/{token}`: what a mailbox is told of. */
export const createSubscriptionRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/subscription/$token",
    loader: ({ context, params: { token } }) => loadSubscription(context, token),
    component: function Subscribed() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

/** `/subscription/{token}/all`: all that its mailbox is told of, whoever's tours they are about. */
export const subscriptionsRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/subscription/$token/all",
  loader: ({ context, params: { token } }) => loadSubscriptions(context, token),
  component: function Subscriptions() {
    const { services } = subscriptionsRoute.useRouteContext();
    const view = subscriptionsRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <SubscriptionsPage {...view} />
      </BlocksPage>
    );
  },
});

function Shown({ view, assets }: { view: SubscriptionView; assets: Assets }) {
  return (
    <BlocksPage view={view} assets={assets}>
      <SubscriptionPage {...view} />
    </BlocksPage>
  );
}
