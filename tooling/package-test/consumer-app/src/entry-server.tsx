import { presetToCss } from "@tour/theme";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app";

export const theme = presetToCss("north", { accent_color: "#0b5cad", button_radius: 24 });

export const render = () =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
