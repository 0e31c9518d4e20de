import { LinkInput } from "@tour/office/links";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Segmented } from "@tour/ui-kit/segmented";
import { Select } from "@tour/ui-kit/select";
import { texts } from "../../../../texts/ru.ts";
import { useDocument } from "../../../../document/editor-context.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { useTourItems } from "../use-tour-items.ts";
import styles from "./group-editor.module.css";

interface Link {
  kind: 1 | 2 | 3;
  text: string;
  anchor?: string;
  url?: string;
  tour_id?: number | null;
}

const empty: Link = { kind: 1, text: "" };

const kinds = [
  { value: "1", label: texts.link.anchor },
  { value: "2", label: texts.link.external },
  { value: "3", label: texts.link.booking },
];

/** A link's text, and where it leads: to a block, to an address, or to a tour's dates. */
export function LinkEditor({ field, path, value }: EditorProps<Link>) {
  const { write, validation } = useBlockForm();
  const link = value ?? empty;
  const change = (changes: Partial<Link>) => write(path, { ...link, ...changes });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.hints.label}</legend>
      <Field label={texts.link.text} error={validation[`${path}.text`]?.[0]}>
        <Input value={link.text} onValueChange={(text) => change({ text })} />
      </Field>
      <Segmented
        fullWidth
        size="s"
        aria-label={texts.link.kind}
        value={`${link.kind}`}
        onValueChange={(kind) => change({ kind: Number(kind) as Link["kind"] })}
        options={kinds}
      />
      {link.kind === 1 && (
        <AnchorField value={link.anchor} choose={(anchor) => change({ anchor })} />
      )}
      {link.kind === 2 && (
        <Field
          label={texts.link.address}
          hint={texts.link.addressHint}
          error={validation[`${path}.url`]?.[0]}
        >
          <LinkInput value={link.url ?? ""} onValueChange={(url) => change({ url })} />
        </Field>
      )}
      {link.kind === 3 && (
        <TourField value={link.tour_id} choose={(id) => change({ tour_id: id })} />
      )}
    </fieldset>
  );
}

function AnchorField({ value, choose }: { value?: string; choose: (anchor: string) => void }) {
  const anchors = useDocument((state) =>
    state.document.order
      .map((id) => state.document.blocks[id]?.anchor)
      .filter(Boolean)
      .join(" "),
  ).split(" ");
  const known = new Set([...anchors, value ?? ""].filter(Boolean));
  return (
    <Field label={texts.link.block} hint={texts.link.blockHint}>
      <Select
        value={value ?? null}
        onValueChange={choose}
        items={[...known].map((anchor) => ({ value: anchor, text: nameOfAnchor(anchor) }))}
      />
    </Field>
  );
}

const nameOfAnchor = (anchor: string) =>
  (texts.anchors as Record<string, string>)[anchor] ?? `#${anchor}`;

interface TourFieldProps {
  value: number | null | undefined;
  choose: (tourId: number | null) => void;
}

function TourField({ value, choose }: TourFieldProps) {
  const items = useTourItems(value);
  return (
    <Field label={texts.link.tour} hint={texts.link.tourHint}>
      <Select
        clearable
        searchable
        value={value ? `${value}` : null}
        onValueChange={(id) => choose(id ? Number(id) : null)}
        items={items}
      />
    </Field>
  );
}
