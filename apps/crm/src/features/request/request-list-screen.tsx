import { getRouteApi } from "@tanstack/react-router";
import { RequestListPage } from "./request-list-page.tsx";

const route = getRouteApi("/$organizerId/sales/requests");

/** The list at whatever the address asks for. */
export function RequestListScreen() {
  return <RequestListPage search={route.useSearch()} />;
}
