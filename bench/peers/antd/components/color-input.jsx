import { ColorPicker } from "antd";

export const Example = () => <ColorPicker aria-label="Accent" defaultValue="#7c3aed" showText />;
