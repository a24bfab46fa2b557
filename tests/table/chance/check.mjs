// Runs the page's own checker (web/src/check) over the records whose paths come on standard input: one line of JSON each.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { load } from "./page.mjs";

const [{ check }] = await load("check/record");

for await (const path of createInterface({ input: process.stdin })) {
  const { draws, ...rest } = await check(new Uint8Array(readFileSync(path)));
  console.log(JSON.stringify({ ...rest, draws: draws.length, alone: draws.filter((draw) => !draw.mixed).length }));
}
