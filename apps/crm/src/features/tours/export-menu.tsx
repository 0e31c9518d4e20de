import { useMutation } from "@tanstack/react-query";
import { client, describeFailure, saveFile } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { DropdownMenu, MenuItem } from "@tour/ui-kit/dropdown";
import { useToast } from "@tour/ui-kit/message";
import { Download } from "lucide-react";
import { tourImportTexts } from "../../texts/tour-import.ru.ts";

const texts = tourImportTexts.export;
const types = { csv: "text/csv;charset=utf-8", yml: "application/xml" } as const;

/** Takes all tours with their coming dates along, in a file that can be imported again. */
export function ExportMenu({ organizerId }: { organizerId: number }) {
  const toast = useToast();
  const save = useMutation({
    mutationFn: (format: keyof typeof types) =>
      client.exportTours({ query: { organizer_id: organizerId, format } }),
    onSuccess: ({ data: { name, text } }, format) =>
      saveFile({ name, type: types[format], content: text }),
    onError: (error) =>
      toast.show({ id: "export", tone: "danger", text: describeFailure(error), closeTimeout: 0 }),
  });
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="secondary"
          iconStart={<Download size={18} aria-hidden />}
          loading={save.isPending}
        >
          {texts.menu}
        </Button>
      }
    >
      <MenuItem onSelect={() => save.mutate("csv")}>{texts.csv}</MenuItem>
      <MenuItem onSelect={() => save.mutate("yml")}>{texts.yml}</MenuItem>
    </DropdownMenu>
  );
}
