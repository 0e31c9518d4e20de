import { getRouteApi } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { texts } from "../../texts/ru.ts";
import { ScreenNote } from "@tour/office/shell";
import { EditorScreen } from "./editor-screen.tsx";

const route = getRouteApi("/$organizerId/page/$type");

/** The editor of the page in the address; without a site there is nothing to edit yet. */
export function PageEditor() {
  const { organizerId, type } = route.useParams();
  const data = route.useLoaderData();
  if (!data) {
    return (
      <ScreenNote title={texts.overview.attachTitle}>
        <Button to={`/${organizerId}`}>{texts.overview.attach}</Button>
      </ScreenNote>
    );
  }
  return <EditorScreen key={`${organizerId}-${type}`} data={data} type={type} />;
}
