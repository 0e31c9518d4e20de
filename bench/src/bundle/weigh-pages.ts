import type { Stage, Table } from "../benchmark.ts";
import { weighPage } from "../measure/page-weight.ts";
import { formatCount, formatKilobytes, formatRatio } from "../report/format-numbers.ts";
import { callApi } from "../stage/call-api.ts";

/** What a visitor's browser loads for the demo's pages. */
export async function weighPages(stage: Stage, reactBytes: number): Promise<Table> {
  const demo = await stage.demo();
  const browser = await stage.browser();
  const tours = await callApi<{ data: { slug: string }[] }>(demo, "/spa/tours-crm?page=1");
  const slug = tours.data[0]?.slug;
  if (!slug) throw new Error("The demo has no tour");
  const pages = { "main page": "/", "tour page": `/${slug}` };
  const rows: string[][] = [];
  for (const [title, path] of Object.entries(pages)) {
    const weight = await weighPage(browser, demo.site + path);
    rows.push([
      title,
      formatKilobytes(weight.html),
      formatKilobytes(weight.htmlRaw),
      formatKilobytes(weight.scripts),
      formatCount(weight.scriptFiles),
      formatKilobytes(weight.styles),
      formatRatio(weight.scripts, reactBytes),
    ]);
  }
  return {
    title: "What a visitor's page loads",
    columns: [
      "page",
      "HTML, brotli",
      "HTML, plain",
      "script files, brotli",
      "files",
      "CSS files, brotli",
      "script to React",
    ],
    rows,
    notes: ["Styles and the page's small script stand in the HTML and count there."],
  };
}
