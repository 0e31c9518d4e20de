import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";
import { createBlock } from "@tour/blocks/definitions";
import type { TourPiece } from "@tour/preview-protocol";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDocumentStore } from "../../../document/document-store.ts";
import { EditorProvider } from "../../../document/editor-context.ts";
import type { Editor } from "../../../document/editor-context.ts";
import { createFreshEntries, FreshEntriesContext } from "../../../fresh-entries/fresh-entries.ts";
import { SidePanel } from "../side-panel.tsx";
import { useEditorKeys } from "../use-editor-keys.ts";
import { usePageUndo } from "../undo/use-page-undo.ts";
import { useReachableTours } from "./use-tour-deeds.ts";
import { useTourPiece } from "./use-tour-piece.ts";

const sample = makeSamplePage("tour");
const [first] = sample.tour!.departures;

export const tour: EditedTour = {
  id: 7,
  version: 3,
  organizer_id: 1,
  fields: {
    title: "Белуха",
    subtitle: "К ледникам",
    description: "Поход",
    days: 8,
    nights: 7,
    currency: "RUB",
    time_zone: "Asia/Barnaul",
    price_options: [{ id: "base", title: "Место", note: "" }],
    program: [
      { id: "d1", title: "Сбор", text: "Едем", media: [] },
      { id: "d2", title: "Перевал", text: "Идём", media: [], meals: "Каша" },
    ],
    guides: [{ id: "g1", name: "Айдар", role: "", photo: null, text: "", languages: [] }],
  },
} as unknown as EditedTour;

export const departure: EditedDeparture = {
  ...first!,
  id: 40,
  tour_id: 7,
  start_date: "2099-06-01",
  end_date: "2099-06-08",
  capacity: 12,
  seats_left: 10,
  held: 2,
  sold: 2,
  status: "open",
  smallest_group: 1,
  decision_date: "2099-05-18",
  start_time: null,
  guide_user_id: null,
  time_zone: "Asia/Barnaul",
  sale_starts_at: null,
  closes_when_full: false,
  is_closed_full: false,
  prices: [{ option_id: "base", price: { amount: 4_800_000, currency: "RUB" }, kind: undefined }],
};

export interface SentCall {
  name: string;
  body: Record<string, unknown> | null;
}

interface Shown {
  mayChangeDates?: boolean;
  /** Instead of what the server keeps; undefined lets it answer as it would. */
  answer?: (call: SentCall, times: number) => [status: number, body: object] | undefined;
}

/** The panel over a server that keeps a tour and a date, with a way to open a piece as the preview does. */
export function showTourPanel({ mayChangeDates = true, answer }: Shown = {}) {
  const sent: SentCall[] = [];
  const kept = { tour: structuredClone(tour), departure: structuredClone(departure) };
  const answerAsServer = ({ name, body }: SentCall): [number, object] => {
    if (name === "tour/update") {
      const { version, ...changes } = body as { version: number };
      if (version !== kept.tour.version) return [409, { error: "conflict", data: kept.tour }];
      kept.tour = {
        ...kept.tour,
        version: version + 1,
        fields: { ...kept.tour.fields, ...changes },
      };
    }
    if (name === "departure/update") kept.departure = { ...kept.departure, ...toKept(body!) };
    if (name === "team/list") return [200, { data: { members: [], invitations: [] } }];
    return [200, { data: name.startsWith("tour/") ? kept.tour : kept.departure }];
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.replace("/crm/api/", "");
    const body = request.method === "POST" ? await request.json() : null;
    const call: SentCall = { name, body };
    const times = sent.push(call);
    const [status, answered] = answer?.(call, times) ?? answerAsServer(call);
    return Response.json(answered, { status });
  });

  const block = createBlock(12);
  const document = createDocumentStore([block]);
  const reread = vi.fn(async () => {});
  const opener: { open?: (piece: TourPiece) => void } = {};
  const page = {
    ...sample,
    tour: { ...sample.tour!, id: 7, departures: [departure] },
    now: new Date().toISOString(),
  };

  function Panel() {
    const tourPiece = useTourPiece(document);
    const undoing = usePageUndo({ organizerId: 1, type: "tour" }, document);
    useEditorKeys({ document, undoing }, tourPiece.piece ? tourPiece.close : undefined);
    opener.open = (piece) => tourPiece.open(piece, block.id);
    const editor = {
      ...{ document, undoing, type: "tour", organizerId: 1, page },
      autosave: { store: createStore(() => ({ state: { kind: "saved" } })) },
      site: { time_zone: "Asia/Barnaul", published_at: "2026-01-01T00:00:00Z" },
      dayView: { day: null, now: page.now, show: () => undefined },
      tours: { ...tourPiece, reread, mayChangeDates },
    } as unknown as Editor;
    useReachableTours(1, "tour", editor.tours);
    return (
      <EditorProvider value={editor}>
        <SidePanel />
      </EditorProvider>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Panel }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <LocaleProvider locale={ru}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ToastProvider>
          <FreshEntriesContext value={createFreshEntries()}>
            {/* The router of this test is not the one that the app registers. */}
            <RouterProvider router={router as never} />
          </FreshEntriesContext>
        </ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return {
    sent,
    kept,
    document,
    reread,
    block,
    open: async (field: TourPiece["field"], part: string | null = null, id = 7) => {
      await vi.waitFor(() => opener.open!({ tour: id, field, part }));
    },
    bodies: (name: string) => sent.filter((call) => call.name === name).map(({ body }) => body),
  };
}

function toKept(body: Record<string, unknown>): Partial<EditedDeparture> {
  const prices = body["prices"] as { option_id: string; amount: number }[];
  return {
    ...body,
    prices: prices.map(({ option_id, amount }) => ({
      option_id,
      price: { amount, currency: "RUB" },
      kind: undefined,
    })),
  };
}
