import { drawIcon } from "./draw-icon.tsx";

// Outlines of Lucide, ISC License, (c) Lucide Icons and Contributors; each as one path.

export const ArrowDown = /* @__PURE__ */ drawIcon("M12 5v14M19 12l-7 7-7-7");
export const ArrowUp = /* @__PURE__ */ drawIcon("M5 12l7-7 7 7M12 19V5");
export const CalendarDays = /* @__PURE__ */ drawIcon(
  "M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01",
);
export const Check = /* @__PURE__ */ drawIcon("M20 6 9 17l-5-5");
export const ChevronDown = /* @__PURE__ */ drawIcon("M6 9l6 6 6-6");
export const ChevronLeft = /* @__PURE__ */ drawIcon("M15 18l-6-6 6-6");
export const ChevronRight = /* @__PURE__ */ drawIcon("M9 18l6-6-6-6");
export const ChevronsUpDown = /* @__PURE__ */ drawIcon("M7 15l5 5 5-5M7 9l5-5 5 5");
export const CircleAlert = /* @__PURE__ */ drawIcon(
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16",
);
export const CircleCheck = /* @__PURE__ */ drawIcon(
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12",
);
export const Ellipsis = /* @__PURE__ */ drawIcon(
  "M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
);
export const ImageOff = /* @__PURE__ */ drawIcon(
  "M2 2l20 20M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5 6 21M18 12l3 3M3.59 3.59A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9",
);
export const Images = /* @__PURE__ */ drawIcon(
  "M22 11l-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
);
export const ImageUp = /* @__PURE__ */ drawIcon(
  "M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21M14 19.5l3-3 3 3M17 22v-5.5M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
);
export const Info = /* @__PURE__ */ drawIcon(
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01",
);
export const Minus = /* @__PURE__ */ drawIcon("M5 12h14");
export const Play = /* @__PURE__ */ drawIcon(
  "M6 4.5v15a1.2 1.2 0 0 0 1.8 1L20 13a1.2 1.2 0 0 0 0-2L7.8 3.5a1.2 1.2 0 0 0-1.8 1z",
);
export const Plus = /* @__PURE__ */ drawIcon("M5 12h14M12 5v14");
export const RotateCcw = /* @__PURE__ */ drawIcon(
  "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5",
);
export const Search = /* @__PURE__ */ drawIcon(
  "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
);
export const TriangleAlert = /* @__PURE__ */ drawIcon(
  "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
);
export const UserRound = /* @__PURE__ */ drawIcon(
  "M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0",
);
export const X = /* @__PURE__ */ drawIcon("M18 6 6 18M6 6l12 12");
export const ZoomIn = /* @__PURE__ */ drawIcon(
  "M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.35-4.35M11 8v6M8 11h6",
);
export const ZoomOut = /* @__PURE__ */ drawIcon(
  "M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.35-4.35M8 11h6",
);
