import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { createBlock } from "@tour/blocks/definitions";
import { blockHash } from "@tour/office/links";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { selectByHash } from "../../document/select-by-hash.ts";
import { createDocumentStore } from "../../document/document-store.ts";
import { useBlockInAddress } from "./use-block-in-address.ts";

const list = "/1/page/main";
const at = (id: string) => `${list}#${blockHash(id)}`;
const ids = ["a", "b"];

/** The editor, come to by these addresses; the last one is where it is. */
async function open(...entries: string[]) {
  const history = createMemoryHistory({ initialEntries: ["/1", ...entries] });
  const document = createDocumentStore(ids.map((id) => ({ ...createBlock(5), id })));
  selectByHash(document, history.location.hash);
  const router = createRouter({ routeTree: createRootRoute(), history });
  function Editor() {
    useBlockInAddress(document);
    return "Редактор";
  }
  const place = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <RouterContextProvider router={router}>
      <Editor />
    </RouterContextProvider>,
  );
  await expect.element(place).toHaveTextContent("Редактор");
  const now = () => [history.location.href, document.store.getState().selectedId];
  return { history, document, now };
}

test("Back closes the form and stays in the editor, Forward opens it again", async () => {
  const { history, document, now } = await open(list);
  document.select("a");
  expect(now()).toEqual([at("a"), "a"]);
  history.back();
  expect(now()).toEqual([list, null]);
  history.forward();
  expect(now()).toEqual([at("a"), "a"]);
});

test("one Back leaves the forms, however many were opened one after another", async () => {
  const { history, document, now } = await open(list);
  for (const id of ["a", "b", "a"]) document.select(id);
  history.back();
  expect(now()).toEqual([list, null]);
  history.back();
  expect(now()).toEqual(["/1", null]);
});

test("a form that is closed in the editor leaves no step behind", async () => {
  const { history, document, now } = await open(list);
  document.select("a");
  document.select(null);
  expect(now()).toEqual([list, null]);
  document.select("b");
  expect(now()).toEqual([at("b"), "b"]);
  document.edit({ kind: "remove", id: "b" });
  expect(now()).toEqual([list, null]);
  history.back();
  expect(now()[0]).toBe("/1");
});

test("a link to a block opens it, and Back leads to where the link stood", async () => {
  const { history, document, now } = await open(at("b"));
  expect(now()).toEqual([at("b"), "b"]);
  document.select(null);
  expect(now()).toEqual([list, null]);
  history.back();
  expect(now()[0]).toBe("/1");
});

test("Forward to the form of a block that is gone shows the list", async () => {
  const { history, document, now } = await open(list);
  document.select("a");
  history.back();
  document.edit({ kind: "remove", id: "a" });
  history.forward();
  expect(now()[1]).toBeNull();
  expect(now()[0]).toBe(list);
});
