import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { Team } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../texts/ru.ts";
import { showTeam } from "./show-team.tsx";

const texts = allTexts.team;
const team: Team = {
  members: [
    { id: "me", name: "Светлана", email: "svetlana@example.com", role: "owner" },
    { id: "aidar", name: "Айдар", email: "aidar@example.com", role: "guide" },
  ],
  invitations: [
    {
      ...{ id: 4, email: "late@example.com", role: "editor", is_expired: true },
      ...{ sent_at: "2027-02-01T12:00:00Z", expires_at: "2027-02-08T12:00:00Z" },
    },
  ],
};
const refused = (message: string, validation: object = {}): [number, object] => [
  422,
  { message, error: "unprocessable", validation },
];

test("who cannot be invited is named at the e-mail and stays typed; who can is listed, and the form is empty", async () => {
  let isRefused = true;
  const added = { ...team.invitations[0]!, id: 5, email: "new@example.com", is_expired: false };
  const sent = showTeam(team, "owner", () =>
    isRefused
      ? refused("Этот человек уже в команде", { email: ["Этот человек уже в команде"] })
      : [200, { data: { ...team, invitations: [added, ...team.invitations] } }],
  );
  const email = page.getByRole("textbox", { name: texts.email });
  await userEvent.fill(email, "new@example.com");
  await userEvent.click(page.getByRole("radio", { name: /^Гид/ }));
  await userEvent.click(page.getByRole("button", { name: texts.send }));
  await expect.element(page.getByText("Этот человек уже в команде").first()).toBeVisible();
  await expect.element(email).toHaveValue("new@example.com");
  isRefused = false;
  await userEvent.click(page.getByRole("button", { name: texts.send }));
  await expect.element(page.getByText("new@example.com", { exact: true })).toBeVisible();
  await expect.element(email).toHaveValue("");
  expect(sent).toEqual([
    { path: "invite", body: { email: "new@example.com", role: "guide" } },
    { path: "invite", body: { email: "new@example.com", role: "guide" } },
  ]);
});

test("a role is changed and somebody removed after a question, and the server's no is read there", async () => {
  const sent = showTeam(team, "owner", ({ path }) =>
    path === "remove" ? [200, { success: true }] : refused("Это единственный владелец"),
  );
  await userEvent.click(page.getByRole("button", { name: texts.changeLabel("Светлана") }));
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(texts.changedSelf)).toBeVisible();
  await userEvent.click(dialog.getByRole("radio", { name: /^Редактор/ }));
  await userEvent.click(dialog.getByRole("button", { name: texts.save }));
  await expect.element(dialog.getByText("Это единственный владелец")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: texts.back }));
  await userEvent.click(page.getByRole("button", { name: texts.removeLabel("Айдар") }));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: texts.removeDo }));
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(["change-role", "remove", "list"]);
  expect(sent[1]!.body).toEqual({ user_id: "aidar" });
});

test("an invitation whose link is over is sent again, and what went wrong stands at it", async () => {
  showTeam(team, "owner", () => refused("Письмо только что отправлено"));
  await expect.element(page.getByText(texts.expired)).toBeVisible();
  const resend = page.getByRole("button", { name: texts.resendLabel("late@example.com") });
  await userEvent.click(resend);
  await expect.element(page.getByText("Письмо только что отправлено")).toBeVisible();
});

test("who is no owner reads the team and changes nothing", async () => {
  showTeam(team, "manager", () => [200, {}]);
  await expect.element(page.getByText("aidar@example.com")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  await expect.element(page.getByText(texts.ownersOnly)).toBeVisible();
});
