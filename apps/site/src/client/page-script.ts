import { watchBuild } from "@tour/latest-build";
import { layOutFarBlocks } from "./lay-out-far-blocks.ts";
import { offerReload } from "./offer-reload.ts";
import { watchNavigation } from "./watch-navigation.ts";

layOutFarBlocks();
watchNavigation();
watchBuild(() => offerReload());
