import { saveFile } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Download } from "lucide-react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { writeCsv } from "./write-csv.ts";
import type { CsvCell } from "./write-csv.ts";

interface CsvButtonProps {
  /** Of the file, without its ending. */
  name: string;
  rows: () => CsvCell[][];
}

/** Takes what is shown along as a file for a spreadsheet. */
export function CsvButton({ name, rows }: CsvButtonProps) {
  const save = () => saveFile({ name: `${name}.csv`, type: "text/csv", content: writeCsv(rows()) });
  return (
    <Button variant="secondary" iconStart={<Download size={18} aria-hidden />} onClick={save}>
      {staffTexts.payouts.export}
    </Button>
  );
}
