import { connectPreview, windowPort } from "@tour/preview-protocol";
import { createRoot } from "react-dom/client";
import { reloadOnce, watchBuild } from "@tour/latest-build";
import { offerReload } from "../../client/offer-reload.ts";
import { texts } from "../../texts/ru.ts";
import { listenToFiles } from "./listen-to-files.ts";
import { listenToPage } from "./listen-to-page.ts";
import { PreviewApp } from "./preview-app.tsx";
import { PreviewContext } from "./preview-context.ts";
import type { PreviewTools } from "./preview-context.ts";
import { createPreviewStore } from "./preview-store.ts";
import { receiveMessage } from "./receive-message.ts";
import { tellHeight } from "./tell-height.ts";
import { tellSeen } from "./tell-seen.ts";

addEventListener("vite:preloadError", (event) => {
  if (reloadOnce()) event.preventDefault();
});

watchBuild(offerReload);

const container = document.querySelector("#preview") as HTMLElement;
const isFramed = window.parent !== window;
if (isFramed) start();
else container.append(texts.preview.alone);

function start(): void {
  const store = createPreviewStore();
  const tools: PreviewTools = {
    store,
    send: (payload) => connection.send(payload),
  };
  const connection = connectPreview({
    port: windowPort(window, () => window.parent),
    origin: document.documentElement.dataset.builderOrigin ?? "",
    receive: (message) => receiveMessage(tools, message),
  });
  listenToPage(tools);
  listenToFiles(tools);
  tellHeight(tools, container);
  tellSeen(tools, container);
  createRoot(container).render(
    <PreviewContext value={tools}>
      <PreviewApp />
    </PreviewContext>,
  );
}
