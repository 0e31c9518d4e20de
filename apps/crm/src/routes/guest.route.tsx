import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { GuestPage } from "../features/request/guest/guest-page.tsx";
import { loadGuest } from "../features/request/guest/load-guest.ts";
import { salesRoute } from "./sales.route.tsx";

export const guestRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/guests/$chatId",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loader: ({ context, params }) =>
    loadGuest(context.queryClient, params.organizerId, params.chatId),
  component: function Guest() {
    const { organizerId, chatId } = guestRoute.useParams();
    return <GuestPage organizerId={organizerId} chatId={Number(chatId)} />;
  },
});
