import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Table } from "../benchmark.ts";
import { weighEntry } from "../bundle/weigh-entry.ts";
import { formatKilobytes, formatRatio } from "../report/format-numbers.ts";
import { peerFolder } from "../stage/peer.ts";
import { kitFolder } from "./weigh-components.ts";

/** Everything that both entry points export: all rules, the form, and its React binding. */
const ours = 'export * from "@tour/validation"; export * from "@tour/validation/react";';

/** The form that a ValidationField belongs to, beside the libraries that people take for it. */
export async function weighForms(): Promise<Table> {
  const own = await weighEntry(ours, { folder: kitFolder });
  const peers: { title: string; script: number }[] = [];
  for (const file of globSync(join(peerFolder("forms"), "components/*.jsx"))) {
    const { script } = await weighEntry(`export { Example } from ${JSON.stringify(file)};`);
    peers.push({ title: titles[basename(file, ".jsx")] ?? basename(file, ".jsx"), script });
  }
  peers.sort((a, b) => a.script - b.script);
  const smallest = peers[0]?.script ?? Number.NaN;
  const row = (title: string, script: number) => [
    title,
    formatKilobytes(script),
    formatRatio(script, smallest),
  ];
  return {
    title: "A form with rules and its React binding, script, brotli",
    columns: ["form", "script", "to the smallest peer"],
    rows: [
      row("@tour/validation", own.script),
      ...peers.map((peer) => row(peer.title, peer.script)),
    ],
    notes: [
      "What a `ValidationField` belongs to, once for all fields of an app. Ours is everything that both entry points export: the form, all rules, two languages; a peer's is a form of two fields, in `bench/peers/forms`.",
    ],
  };
}

const titles: Readonly<Record<string, string>> = {
  "formik-yup": "Formik and yup",
  "mantine-form": "@mantine/form",
  "react-final-form": "React Final Form, own rules",
  "react-hook-form": "React Hook Form, its own rules",
  "react-hook-form-valibot": "React Hook Form and valibot",
  "react-hook-form-zod": "React Hook Form and zod/mini",
  "tanstack-form": "TanStack Form, own rules",
};
