import { createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { showRoutes } from "../../../shell/show-routes.tsx";
import type { Answer } from "../../../shell/show-routes.tsx";
import { CollectionPage } from "../collections/collection-page.tsx";
import { CollectionsPage } from "../collections/collections-page.tsx";
import { MarketTextsPage } from "../marketplace/market-texts-page.tsx";
import { MarketplacePage } from "../marketplace/marketplace-page.tsx";
import { PayoutPage } from "../money/payout-page.tsx";
import { PayoutsPage } from "../money/payouts-page.tsx";
import { RefundsPage } from "../money/refunds-page.tsx";
import { TroublesPage } from "../money/troubles-page.tsx";
import { StaffOrganizerPage } from "../organizer/staff-organizer-page.tsx";

const screens: Record<string, ComponentType> = {
  "/marketplace": MarketplacePage,
  "/marketplace/collections": CollectionsPage,
  "/marketplace/collections/7": () => <CollectionPage id={7} />,
  "/marketplace/texts": MarketTextsPage,
  "/money": TroublesPage,
  "/money/refunds": RefundsPage,
  "/money/payouts": PayoutsPage,
  "/money/payouts/1": () => <PayoutPage id={1} />,
  "/organizers/1": () => <StaffOrganizerPage id={1} />,
};

/** Shows one of staff's screens over a server that answers so. */
export const showStaff = (address: string, answer: Answer) =>
  showRoutes(
    (root: AnyRoute) =>
      Object.entries(screens).map(([path, Screen]) =>
        createRoute({
          getParentRoute: () => root,
          path,
          component: () => (
            <Suspense>
              <Screen />
            </Suspense>
          ),
        }),
      ),
    address,
    answer,
  );
