import { expect, it } from "vitest";
import { fitInside, layOverTile } from "./flight-rules.ts";

const middle = { x: 0.5, y: 0.5 };

it("a picture is as large as its box lets it be, in the middle of it", () => {
  const box = { left: 10, top: 20, width: 300, height: 200 };
  expect(fitInside(box, 3)).toEqual({ left: 10, top: 70, width: 300, height: 100 });
  expect(fitInside(box, 0.5)).toEqual({ left: 110, top: 20, width: 100, height: 200 });
});

it("over a tile of its own shape a picture is only made small", () => {
  const whole = { left: 0, top: 100, width: 600, height: 400 };
  const box = { left: 50, top: 40, width: 300, height: 200 };
  expect(layOverTile(whole, { box, focus: middle, radius: 8 })).toEqual({
    transform: "translate(50px, -60px) scale(0.5)",
    clipPath: "inset(0px 0px 0px 0px round 16px)",
  });
});

it("over another tile it is cut as the tile cuts it", () => {
  const whole = { left: 0, top: 0, width: 600, height: 400 };
  const box = { left: 0, top: 0, width: 200, height: 200 };
  expect(layOverTile(whole, { box, focus: { x: 1, y: 0 }, radius: 0 })).toEqual({
    transform: "translate(-100px, 0px) scale(0.5)",
    clipPath: "inset(0px 0px 0px 200px round 0px)",
  });
});
