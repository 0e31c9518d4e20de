import "@fontsource-variable/onest";
import "@tour/theme/default.css";
import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { queryClient } from "@tour/office/api";
import { RouterLink } from "@tour/office/shell";
import { SecondFactorGate } from "@tour/office/second-factor";
import { reloadForChunks } from "@tour/office/updates";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { LinkProvider } from "@tour/ui-kit/link";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startOffline } from "./offline/start-offline.ts";
import { router } from "./router.tsx";

reloadForChunks();
startOffline(queryClient);

createRoot(document.querySelector("#app") as HTMLElement).render(
  <StrictMode>
    <LocaleProvider locale={ru}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <RouterProvider router={router} />
            <SecondFactorGate />
          </ToastProvider>
        </LinkProvider>
      </QueryClientProvider>
    </LocaleProvider>
  </StrictMode>,
);
