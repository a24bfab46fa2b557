// The page's QR codes of the texts that come on standard input, one line of JSON each: rows of 0 and 1.
import { createInterface } from "node:readline";
import { load } from "../table/chance/page.mjs";

const [{ qr }] = await load("chance/qr");

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(qr(JSON.parse(line)).map((row) => row.map(Number))));
}
