import "../page/base.css";
import { loadVariant } from "@tour/blocks/render";

(globalThis as { x?: unknown }).x = loadVariant;
