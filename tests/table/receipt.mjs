// Compares a record with a receipt as the page does (web/src/check/receipt.ts): the code of what does not fit, or null.
import { readFileSync } from "node:fs";
import { load } from "./chance/page.mjs";

const [{ misfit, receiptOf }] = await load("check/receipt");
const [record, kept] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const receipt = receiptOf(kept);
console.log(JSON.stringify(receipt ? misfit(receipt, record) : { code: "form", at: 0 }));
