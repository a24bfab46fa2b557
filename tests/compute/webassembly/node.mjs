// node node.mjs MODULE MEMORY JOB: runs a job and prints what it gave, as JSON.
import { readFileSync } from "node:fs";

// As a data: address, because Node takes a .js file outside of a package for a script.
const source = readFileSync(new URL("runner.js", import.meta.url), "utf8");
const { run } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
const [module, memory, job] = process.argv.slice(2).map((path) => readFileSync(path));

/** Seconds of the processor, compilers in the background included: other work on the machine does not count. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

console.log(JSON.stringify(await run(module, memory, JSON.parse(job), spent)));
