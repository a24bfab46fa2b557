// Runs the page's own device (web/src/chance): each line of standard input is a list of steps, each answered with what
// the device says then. Devices are numbered; `load` makes one of what another has kept, and tells it the log.
import { createInterface } from "node:readline";
import { load } from "./page.mjs";

const [{ Device }, { fresh }, { unhex }] = await load("chance/device", "chance/kept", "check/bytes");
const devices = [];

const steps = {
  load: (_, kept, lines) => {
    const device = new Device({ ...fresh("story", kept.seats), ...kept });
    for (const line of lines) device.told(unhex(line));
    devices.push(device);
  },
  told: (device, line) => device.told(unhex(line)),
  registration: (device) => device.registration(),
  sends: (device, id) => device.sends(id),
  ready: (device) => device.ready(),
  go: (device, n) => device.go(n),
  mark: (device, n, what) => device.mark(n, what),
  broke: (device) => device.broke(),
  confirmed: (device) => device.confirmed(),
  chain: (device) => device.chain(),
  behind: (device) => device.upToDate || device.alarm("changed-log"),
  unregistered: (device) => device.alarm("not-registered"),
};

for await (const script of createInterface({ input: process.stdin })) {
  const said = JSON.parse(script).map(([number, what, ...rest]) => {
    const answer = steps[what](devices[number], ...rest) ?? null;
    const { kept, reading } = devices[what === "load" ? devices.length - 1 : number];
    return { answer, alarm: kept.alarm, notice: kept.notice, seed: kept.seed, head: reading.head };
  });
  console.log(JSON.stringify(said));
}
