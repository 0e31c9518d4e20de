import "@tour/ui-kit/styles.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
  { onRecoverableError: (error) => console.error("Hydration", error) },
);
document.documentElement.dataset["hydrated"] = "";
