import { expect, test, vi } from "vitest";
import { readVideo, stopVideo } from "./video-embed.ts";

const youtube = "https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?";
const rutube = "https://rutube.ru/play/embed/c6cc4d620b1d4338901770a44b3e82f4?";
const vimeo = "https://player.vimeo.com/video/76979871?";
const end = "enablejsapi=1&autoplay=1";

test.for([
  ["https://www.youtube.com/watch?v=M7lc1UVf-VE", youtube + end],
  ["https://www.youtube.com/watch?list=PL1&v=M7lc1UVf-VE&t=42s", `${youtube}start=42&${end}`],
  ["https://m.youtube.com/watch?v=M7lc1UVf-VE", youtube + end],
  ["https://youtu.be/M7lc1UVf-VE?si=abc", youtube + end],
  ["http://youtube.com/shorts/M7lc1UVf-VE", youtube + end],
  ["https://www.youtube.com/live/M7lc1UVf-VE", youtube + end],
  ["//www.youtube.com/embed/M7lc1UVf-VE", youtube + end],
  ["https://rutube.ru/video/c6cc4d620b1d4338901770a44b3e82f4/", rutube + end],
  ["https://rutube.ru/play/embed/c6cc4d620b1d4338901770a44b3e82f4", rutube + end],
  [
    "https://rutube.ru/video/private/c6cc4d620b1d4338901770a44b3e82f4/?p=k-1",
    `${rutube}p=k-1&${end}`,
  ],
  ["https://vimeo.com/76979871", vimeo + end],
  ["https://player.vimeo.com/video/76979871", vimeo + end],
  ["https://vimeo.com/channels/staffpicks/76979871", vimeo + end],
  ["https://vimeo.com/76979871/0fa1b2", `${vimeo}h=0fa1b2&${end}`],
])("%s is played with enablejsapi=1", ([address, src]) => {
  expect(readVideo(address)?.src).toBe(src);
});

test.for([
  undefined,
  "",
  "no address",
  "javascript:alert(1)//youtube.com/embed/M7lc1UVf-VE",
  "https://youtube.com.evil.example/watch?v=M7lc1UVf-VE",
  "https://example.com/?u=https://youtu.be/M7lc1UVf-VE",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch?v=../../evil",
  "https://rutube.ru/channel/23/",
  "https://vimeo.com/features",
])("%s is not a video that we play", (address) => {
  expect(readVideo(address)).toBeUndefined();
});

test.for([
  ["https://youtu.be/M7lc1UVf-VE", '"func":"stopVideo"', "https://www.youtube-nocookie.com"],
  ["https://rutube.ru/video/c6cc4d62/", '"type":"player:stop"', "https://rutube.ru"],
  ["https://vimeo.com/76979871", '"method":"pause"', "https://player.vimeo.com"],
] as const)("the player of %s is stopped with its own command", ([address, words, origin]) => {
  const postMessage = vi.fn();
  stopVideo({ postMessage }, readVideo(address)!);
  expect(postMessage).toHaveBeenCalledWith(expect.stringContaining(words), origin);
  expect(postMessage.mock.calls.every(([, target]) => target === origin)).toBe(true);
});
