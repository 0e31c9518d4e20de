import { Switch } from "react-aria-components";

export const Example = () => <Switch>Published</Switch>;
