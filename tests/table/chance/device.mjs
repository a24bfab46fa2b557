// Runs the page's own device (web/src/chance): each line of standard input is a list of steps, each answered with what
// the device says then. Devices are numbered; `load` makes one of what another has kept, and tells it the log.
import { createInterface } from "node:readline";
import { load } from "./page.mjs";

const [{ Device }, { fresh }, { unhex }] = await load("chance/device", "chance/kept", "check/bytes");
const devices = [];

let now = 0;

const steps = {
  load: (_, kept, lines) => {
    const device = new Device({ ...fresh("story", kept.seats), ...kept }, null, () => now);
    for (const line of lines) device.told(unhex(line));
    device.judge.lasted = false;
    devices.push(device);
  },
  told: (device, line) => device.told(unhex(line)),
  registration: (device) => device.registration(),
  sends: (device, id, command, n) => device.sends(id, command, n),
  heard: (device, id, seq) => device.heard(id, seq),
  refused: (device, id, code) => device.refused(id, code),
  contact: (device) => device.contact(),
  old: (device) => device.judge.consentIsOld,
  stood: (device, seq) => device.judge.stood(seq),
  ready: (device) => device.ready(),
  go: (device, n) => device.go(n),
  agrees: (device, n) => device.agrees(n),
  broke: (device) => device.broke(),
  confirmed: (device) => device.confirmed(),
  chain: (device) => device.chain(),
  shown: (device, same) => same || device.alarm("shown"),
  behind: (device) => device.upToDate || device.alarm("changed-log"),
};

for await (const script of createInterface({ input: process.stdin })) {
  const said = JSON.parse(script).map(([number, time, what, ...rest]) => {
    now = time;
    const answer = steps[what](devices[number], ...rest) ?? null;
    const { kept, notice, reading } = devices[what === "load" ? devices.length - 1 : number];
    const { alarm, seed, account, commands, logged } = kept;
    return { answer, alarm, notice, seed, head: reading.head, account, commands, logged };
  });
  console.log(JSON.stringify(said));
}
