import { getRouteApi } from "@tanstack/react-router";
import { EditorScreen } from "./editor-screen.tsx";

const route = getRouteApi("/$organizerId/page/$type");

/** The editor of the page in the address. */
export function PageEditor() {
  const { organizerId, type } = route.useParams();
  const data = route.useLoaderData();
  return <EditorScreen key={`${organizerId}-${type}`} data={data} type={type} />;
}
