import type { Preview } from "@storybook/react-vite";
import { presetTypes } from "@tour/theme";

/** The toolbar's choices; the first of each is what tests see. */
export const toolbar: NonNullable<Preview["globalTypes"]> = {
  preset: {
    description: "Design preset",
    toolbar: {
      icon: "paintbrush",
      dynamicTitle: true,
      items: presetTypes.map(({ type, title }) => ({ value: type, title })),
    },
  },
  locale: {
    description: "Language of the kit",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "en", title: "English" },
        { value: "ru", title: "Русский" },
      ],
    },
  },
  direction: {
    description: "Writing direction",
    toolbar: {
      icon: "transfer",
      dynamicTitle: true,
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
    },
  },
};

export const widths = {
  phone: { name: "Phone", styles: { width: "375px", height: "812px" } },
  tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
};
