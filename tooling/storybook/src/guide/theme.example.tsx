import { presetToCss } from "@tour/theme";
import { Button } from "@tour/ui-kit/button";
import type { CSSProperties } from "react";

/** A preset for the page, and other values for what stands inside one element. */
export function TwoBrands() {
  return (
    <>
      <style>{presetToCss("north", { accent_color: "#0b5cad", button_radius: 24 })}</style>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <Button>Of the preset</Button>
        <div style={{ "--radius-button": "0px", "--accent": "#7a1f3d" } as CSSProperties}>
          <Button>Of this corner</Button>
        </div>
      </div>
    </>
  );
}
