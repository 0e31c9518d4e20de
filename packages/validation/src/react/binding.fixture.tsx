import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Page } from "./binding-page.fixture.tsx";

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);
const rendered = document.querySelector("#rendered");
if (rendered) {
  const onRecoverableError = (error: unknown) => console.error(error);
  hydrateRoot(rendered, page, { onRecoverableError });
} else {
  createRoot(document.body.appendChild(document.createElement("div"))).render(page);
}
