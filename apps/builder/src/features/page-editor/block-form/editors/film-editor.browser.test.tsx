import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { findBlock } from "@tour/blocks/definitions";
import { client } from "@tour/office/api";
import { ApiError } from "@tour/api";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describeFields } from "../describe-field.ts";
import { showField } from "./show-field.tsx";

vi.mock("../../../../document/editor-context.ts", () => ({
  useEditor: () => ({ organizerId: 7 }),
}));
afterEach(() => vi.restoreAllMocks());

const field = describeFields(findBlock(3)!.definition.content).find(({ key }) => key === "film")!;
const film = { url: `/media/${"f".repeat(22)}/film`, type: "mp4" as const, name: "Алтай.mp4" };
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const choose = async (chosen: File) => {
  await expect.element(page.getByText("Видео фоном").first()).toBeVisible();
  await userEvent.upload(document.querySelector("input[type=file]")!, chosen);
};

test("a film is sent as it is chosen, named, and taken out again", async () => {
  const upload = vi.spyOn(client, "uploadFilm").mockResolvedValue({ data: film });
  const { written } = showField({ field, path: "film", value: null });
  await choose(file("Алтай.mp4"));
  await expect.element(page.getByText("Алтай.mp4")).toBeVisible();
  expect(upload.mock.calls[0]![0]).toMatchObject({ query: { organizer_id: 7 } });
  await userEvent.click(page.getByRole("button", { name: "Убрать видео" }));
  await expect.element(page.getByText("Алтай.mp4")).not.toBeInTheDocument();
  expect(written).toEqual([film, null]);
});

test("a file of another kind or too large goes nowhere, and what the server refuses is said in its words", async () => {
  const upload = vi.spyOn(client, "uploadFilm").mockImplementation(() => {
    const body = { message: "Это не видео в MP4 или WebM", validation: {} };
    return Promise.reject(new ApiError({ status: 415, url: "", body }));
  });
  const { written } = showField({ field, path: "film", value: film });
  await choose(file("Алтай.mov"));
  await expect.element(page.getByText(/Алтай\.mov/)).toBeVisible();
  await choose(file("Долгое.mp4", 20 * 1024 * 1024 + 1));
  await expect.element(page.getByText(/Долгое\.mp4/)).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
  await choose(file("Снимок.mp4"));
  await expect.element(page.getByText("Это не видео в MP4 или WebM")).toBeVisible();
  await expect.element(page.getByText("Алтай.mp4", { exact: true })).toBeVisible();
  expect(written).toEqual([]);
});
