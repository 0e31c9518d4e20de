import type { PageData } from "@tour/blocks";
import { IconButton } from "@tour/ui-kit/button";
import { Segmented } from "@tour/ui-kit/segmented";
import { CalendarClock, Monitor, Smartphone, Tablet } from "lucide-react";
import { deviceWidths } from "@tour/office/page-frame";
import type { DeviceWidth } from "@tour/office/page-frame";
import { latePart } from "@tour/office/late";
import { texts } from "../../texts/ru.ts";
import { PublishButton } from "../../publish/publish-button.tsx";
import { UndoButtons } from "../../undo/undo-buttons.tsx";
import { useEditor } from "../../document/editor-context.ts";
import { PageColleagues } from "./colleagues/colleagues.tsx";
import { PageComments } from "./comments/comment-mark.tsx";
import { PageMenu } from "./page-menu.tsx";
import { saveBeforePublishing } from "./save-before-publishing.ts";
import { SaveIndicator } from "./save-indicator.tsx";
import styles from "./toolbar.module.css";

const TourPicker = latePart(
  () => import("./tour-picker.tsx").then((module) => module.TourPicker),
  () => null,
);

interface ToolbarProps {
  width: DeviceWidth;
  setWidth: (width: DeviceWidth) => void;
  showTour: (tour: PageData["tour"]) => void;
  /** Whether the site can be looked at as of another day. */
  isDayOpen: boolean;
  openDay: (isOpen: boolean) => void;
}

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

/** Undo, the page's menu, how wide the preview is, whether everything is saved, and publishing. */
export function Toolbar({ width, setWidth, showTour, isDayOpen, openDay }: ToolbarProps) {
  const editor = useEditor();
  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <UndoButtons {...editor.undoing} />
        <PageMenu openDay={openDay} />
        <PageComments />
        <IconButton
          className={styles.day}
          label={texts.pageMenu.day}
          aria-pressed={isDayOpen}
          onClick={() => openDay(!isDayOpen)}
        >
          <CalendarClock size={20} />
        </IconButton>
      </div>
      {editor.type === "tour" && <TourPicker showTour={showTour} />}
      <Segmented
        className={styles.widths}
        aria-label={texts.editor.widths}
        value={width}
        onValueChange={(value) => setWidth(value as DeviceWidth)}
        options={(Object.keys(deviceWidths) as DeviceWidth[]).map((value) => {
          const Icon = icons[value];
          return {
            value,
            label: texts.editor.width[value],
            icon: <Icon size={18} />,
            hideLabel: true,
          };
        })}
      />
      <div className={styles.end}>
        <PageColleagues />
        <SaveIndicator />
        <PublishButton
          size="m"
          edited={{ page: editor.type, listBlocks: editor.document.blocks }}
          prepare={() => saveBeforePublishing(editor.autosave)}
          showBlock={(id) => editor.document.select(id)}
        />
      </div>
    </div>
  );
}
