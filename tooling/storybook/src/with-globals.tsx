import { findPresetType, presetToCss } from "@tour/theme";
import { en, LocaleProvider, ru } from "@tour/ui-kit/locale";
import { StrictMode, useInsertionEffect } from "react";
import type { Decorator } from "@storybook/react-vite";

/**
 * Shows a story in the preset, language and direction that the toolbar says, in React's strict mode:
 * every component is rendered and its effects are run twice.
 */
export const withGlobals: Decorator = (Story, { globals }) => {
  const { preset, locale, direction } = globals as Record<string, string>;
  // Before the layout effects of the story itself, which may measure by the direction.
  useInsertionEffect(() => {
    document.documentElement.lang = locale!;
    document.documentElement.dir = direction!;
  }, [locale, direction]);
  return (
    <StrictMode>
      <LocaleProvider locale={locale === "ru" ? ru : en}>
        <style>{presetToCss(preset!, findPresetType(preset!)?.preset)}</style>
        <Story />
      </LocaleProvider>
    </StrictMode>
  );
};
