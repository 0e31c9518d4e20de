import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createStore } from "zustand";
import type { SaveState } from "../../document/autosave.ts";
import { texts } from "../../texts/ru.ts";
import { EditorProvider } from "../../document/editor-context.ts";
import type { Editor } from "../../document/editor-context.ts";
import { SaveIndicator } from "./save-indicator.tsx";

function render(state: SaveState): string {
  const autosave = { store: createStore(() => ({ state })) };
  const value = { autosave, organizerId: 7, type: "tour" } as unknown as Editor;
  return renderToStaticMarkup(
    createElement(EditorProvider, { value }, createElement(SaveIndicator)),
  );
}

test("a user who was signed out can sign in again without losing the page", () => {
  const html = render({ kind: "refused", status: 401, message: "Войдите" });
  expect(html).toMatch(/<a [^>]*href="\/sign-in\?next=%2F7%2Fpage%2Ftour"/);
  expect(html).toMatch(/<a [^>]*target="_blank"/);
  expect(html).toContain(texts.save.signIn);
  expect(html).toContain(texts.save.again);
});

test("while the server checks blocks, it is said", () => {
  expect(render({ kind: "saving", checking: [] })).toContain(texts.save.saving);
  expect(render({ kind: "saving", checking: ["a"] })).toContain(texts.save.checking);
});

test("other errors do not offer signing in", () => {
  const html = render({ kind: "refused", status: 422, message: "Нельзя" });
  expect(html).not.toContain("/sign-in");
  expect(html).toContain(texts.save.again);
});
