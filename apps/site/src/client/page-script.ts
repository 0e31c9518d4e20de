import { layOutFarBlocks } from "./lay-out-far-blocks.ts";
import { watchBuild } from "./watch-build.ts";
import { watchNavigation } from "./watch-navigation.ts";

layOutFarBlocks();
watchNavigation();
watchBuild();
