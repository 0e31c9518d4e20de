import { watchBuild } from "./watch-build.ts";
import { watchNavigation } from "./watch-navigation.ts";

watchNavigation();
watchBuild();
