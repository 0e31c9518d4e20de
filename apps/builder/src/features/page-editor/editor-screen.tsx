import type { Block, PageType } from "@tour/api";
import { SkipLink, useOrganizer } from "@tour/office/shell";
import { useRef, useState } from "react";
import { useStore } from "zustand";
import { useLook } from "../../canvas/site-look.ts";
import { chooseDeviceWidth } from "../../canvas/device-width.ts";
import { texts } from "../../texts/ru.ts";
import { BlockChoiceContext, createBlockChoice } from "./block-choice/block-choice.ts";
import { isFirstOpening, rememberOffer } from "./replace-page/first-opening.ts";
import { CommentsProvider, usePageComments } from "./comments/use-comments.ts";
import { createFreshEntries, FreshEntriesContext } from "../../fresh-entries/fresh-entries.ts";
import { EditorProvider } from "../../document/editor-context.ts";
import type { Editor } from "../../document/editor-context.ts";
import { BlockPicturesProvider } from "./block-pictures/block-pictures.tsx";
import styles from "./editor-screen.module.css";
import type { LoadedPage } from "../../canvas/load-page.ts";
import { usePictures } from "./pictures/use-pictures.tsx";
import { EditedCanvas } from "./edited-canvas.tsx";
import {
  BlockPalette,
  CommentsDialog,
  ConflictDialog,
  DayStrip,
  KeepTemplate,
  TourStarterOffer,
} from "./late-parts.tsx";
import { SidePanel } from "./side-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useLaterParts } from "./use-later-parts.ts";
import { useBlockInAddress } from "./use-block-in-address.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { ColleaguesProvider, useWatchedPage } from "./colleagues/use-colleagues.ts";
import { useViewedPage } from "./day-view/use-viewed-page.ts";
import { usePageUndo } from "./undo/use-page-undo.ts";
import { useReachableTours } from "./tour-panel/use-tour-deeds.ts";
import { useTourPiece } from "./tour-panel/use-tour-piece.ts";
import { useSession } from "./use-session.ts";

/** The editor of one page: tools above, blocks and their forms at the side, the site itself beside. */
export function EditorScreen({ data, type }: { data: LoadedPage; type: PageType }) {
  const session = useSession(data, type);
  const [fresh] = useState(createFreshEntries);
  const [choice] = useState(createBlockChoice);
  const canvas = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(chooseDeviceWidth);
  const viewed = useViewedPage(session.document, data.page, data.site);
  const { page, current, dayView, showTour } = viewed;
  const tourPiece = useTourPiece(session.document);
  const mayChangeDates = useOrganizer().may("manager");
  const [isDayOpen, setDayOpen] = useState(false);
  const openDay = (isOpen: boolean) => {
    setDayOpen(isOpen);
    if (!isOpen) dayView.show(null);
  };
  /** Before which block the palette adds; undefined while it is closed. */
  const [addBefore, setAddBefore] = useState<string | null | undefined>();
  /** The blocks that are to be kept as a template. */
  const [template, setTemplate] = useState<readonly Block[] | null>(null);
  const [wasOffering] = useState(() =>
    isFirstOpening(window.localStorage, data.site.id, { type, version: data.draft.version }),
  );
  const [isOffering, setOffering] = useState(wasOffering);
  const saving = useStore(session.autosave.store, ({ state }) => state.kind);
  const organizerId = data.site.organizer_id;
  const { pictures, library } = usePictures(session.document, organizerId);

  const editor: Editor = {
    ...session,
    ...pictures,
    organizerId,
    type,
    site: data.site,
    page,
    css: useLook(organizerId, data.css),
    dayView,
    tours: { ...tourPiece, reread: viewed.rereadTours, mayChangeDates },
    undoing: usePageUndo({ organizerId, type }, session.document),
    openPalette: setAddBefore,
    keepTemplate: setTemplate,
  };
  useReachableTours(organizerId, type, editor.tours);
  const isOpen = useStore(session.document.store, ({ selectedId }) => selectedId !== null);
  useEditorKeys(editor, tourPiece.piece ? tourPiece.close : undefined);
  useBlockInAddress(session.document);
  const loadLaterParts = useLaterParts();
  const colleagues = useWatchedPage(session, data.site, type);
  const comments = usePageComments(organizerId, type);

  return (
    <EditorProvider value={editor}>
      <BlockChoiceContext value={choice}>
        <BlockPicturesProvider>
          <ColleaguesProvider value={colleagues}>
            <CommentsProvider value={comments}>
              <FreshEntriesContext value={fresh}>
                <main
                  className={styles.editor}
                  aria-label={texts.nav[type]}
                  data-fills="screen"
                  data-alone={isOpen}
                >
                  <h1 className={styles.title}>{texts.nav[type]}</h1>
                  <SkipLink find={() => canvas.current?.querySelector("iframe")}>
                    {texts.preview.skip}
                  </SkipLink>
                  <Toolbar {...{ width, setWidth, showTour, isDayOpen, openDay }} />
                  <SidePanel />
                  {isDayOpen && <DayStrip current={current} close={() => openDay(false)} />}
                  <div ref={canvas} className={styles.canvas}>
                    <EditedCanvas width={width} settle={loadLaterParts} />
                  </div>
                </main>
              </FreshEntriesContext>
              <CommentsDialog open={comments.shownOf !== undefined} close={comments.close} />
            </CommentsProvider>
          </ColleaguesProvider>
          <BlockPalette
            open={addBefore !== undefined}
            close={() => setAddBefore(undefined)}
            before={addBefore ?? null}
          />
          {template && <KeepTemplate blocks={template} close={() => setTemplate(null)} />}
          {library}
          {wasOffering && (
            <TourStarterOffer
              open={isOffering}
              close={() => {
                rememberOffer(window.localStorage, data.site.id);
                setOffering(false);
              }}
            />
          )}
          {saving === "conflict" && <ConflictDialog />}
        </BlockPicturesProvider>
      </BlockChoiceContext>
    </EditorProvider>
  );
}
