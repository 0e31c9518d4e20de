import { lateDialog, lateItems, latePart } from "@tour/office/late";
import { sorting } from "@tour/office/sortable";
import { Modal } from "@tour/ui-kit/modal";
import { definitions } from "../../document/late-definitions.ts";
import { shownRules } from "../../document/late-shown-rules.ts";
import { preloadPublishing } from "../../publish/publish-button.tsx";
import { texts } from "../../texts/ru.ts";
import { pastingCode } from "./block-actions/use-block-actions.tsx";
import { variantPictures } from "./block-pictures/block-picture.tsx";
import { preloadForm } from "./block-form/block-form.tsx";
import { ChoiceBar } from "./block-list/late-choice-bar.ts";
import { RowMenuItems } from "./block-list/row-menu.tsx";
import { placing } from "./pictures/use-pictures.tsx";
import { placeNames } from "./undo/describe-step.ts";

/** What the editor's first screen does not show: each part comes when it is opened, or before. */

export const BlockPalette = lateDialog(
  () => import("./block-palette/block-palette.tsx").then((module) => module.BlockPalette),
  { title: texts.palette.title, width: 880 },
);

export const CommentsDialog = lateDialog(
  () => import("./comments/comments-dialog.tsx").then((module) => module.CommentsDialog),
  { title: texts.commentMarks.title, width: 640 },
);

export const DraftLinksDialog = lateDialog(
  () => import("./draft-links/draft-links-dialog.tsx").then((module) => module.DraftLinksDialog),
  { title: texts.pageMenu.draftLinks, width: 640 },
);

export const ReplacePageDialog = lateDialog(
  () => import("./replace-page/replace-page-dialog.tsx").then((module) => module.ReplacePageDialog),
  { title: texts.pageMenu.replace, width: 880 },
);

export const PageMenuItems = lateItems(() =>
  import("./page-menu-items.tsx").then((module) => module.PageMenuItems),
);

/** It offers itself: where it can't be loaded, nothing is said of it. */
export const TourStarterOffer = latePart(
  () => import("./replace-page/tour-starter-offer.tsx").then((module) => module.TourStarterOffer),
  () => null,
);

export const KeepTemplate = latePart(
  () => import("./own-templates/keep-template.tsx").then((module) => module.KeepTemplate),
  ({ shown, children }) => (
    <Modal open onOpenChange={shown.close} title={texts.blocks.keep}>
      {children}
    </Modal>
  ),
);

export const ConflictDialog = latePart(
  () => import("./conflict/conflict-dialog.tsx").then((module) => module.ConflictDialog),
  ({ children }) => (
    <Modal open persistent hideClose onOpenChange={() => undefined} title={texts.conflict.title}>
      {children}
    </Modal>
  ),
);

/** In a row under the page, when a block is selected: without it there is nothing in its place. */
export const BlockBar = latePart(
  () => import("./block-bar/block-bar.tsx").then((module) => module.BlockBar),
  () => null,
);

export const DayStrip = latePart(() =>
  import("./day-view/day-strip.tsx").then((module) => module.DayStrip),
);

export const TourPanel = latePart(() =>
  import("./tour-panel/tour-panel.tsx").then((module) => module.TourPanel),
);

/** Pictures and signs in the list, and the sorting of rows: nobody asks for them, they are to be there. */
export const missingParts = [variantPictures.load, definitions.load, sorting.load, shownRules.load];

/** In the order in which they are mostly opened. */
export const laterParts = [
  preloadForm,
  RowMenuItems.preload,
  BlockBar.preload,
  preloadPublishing,
  BlockPalette.preload,
  placing.load,
  TourPanel.preload,
  KeepTemplate.preload,
  pastingCode.load,
  placeNames.load,
  CommentsDialog.preload,
  DraftLinksDialog.preload,
  ReplacePageDialog.preload,
  PageMenuItems.preload,
  ChoiceBar.preload,
  DayStrip.preload,
];
