import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { loadGuest } from "../features/request/guest/load-guest.ts";
import { salesRoute } from "./sales.route.tsx";

const GuestPage = lazyScreen(() => import("../features/request/guest/guest-page.tsx"), "GuestPage");

export const guestRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/guests/$chatId",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loader: ({ context, params }) =>
    loadGuest(context.queryClient, params.organizerId, params.chatId),
  component: withScreen(GuestPage, function Guest() {
    const { organizerId, chatId } = guestRoute.useParams();
    return <GuestPage organizerId={organizerId} chatId={Number(chatId)} />;
  }),
});
