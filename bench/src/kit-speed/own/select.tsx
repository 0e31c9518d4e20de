import { Select } from "@tour/ui-kit/select";
import "./own.css";
import type { SpeedProps } from "../speed-example.ts";

export const Example = ({ items }: SpeedProps) => (
  <Select aria-label="Country" items={items} searchable native="never" />
);
