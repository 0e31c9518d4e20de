import { calmTopics } from "./calm-topics.ts";
import type { MarketTopic } from "./topic.ts";
import { walkingTopics } from "./walking-topics.ts";
import { waterTopics } from "./water-topics.ts";

/** By the names that directions list them with. */
export const marketTopics: Record<string, MarketTopic> = {
  ...walkingTopics,
  ...waterTopics,
  ...calmTopics,
};
