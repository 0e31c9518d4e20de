import { getRouteApi } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { texts } from "../../texts/ru.ts";
import failure from "../../shell/failure.module.css";
import { EditorScreen } from "./editor-screen.tsx";

const route = getRouteApi("/$organizerId/page/$type");

/** The editor of the page in the address; without a site there is nothing to edit yet. */
export function PageEditor() {
  const { organizerId, type } = route.useParams();
  const data = route.useLoaderData();
  if (!data) {
    return (
      <main className={failure.failure}>
        <h1 className={failure.title}>{texts.overview.attachTitle}</h1>
        <Button to={`/${organizerId}`}>{texts.overview.attach}</Button>
      </main>
    );
  }
  return <EditorScreen key={`${organizerId}-${type}`} data={data} type={type} />;
}
