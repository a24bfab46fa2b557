// The tests move for people over HTTP, without a device, while their pages look on. This lets every page know such
// programs from the start, as if its person had said "That was me" once: it stands in what the page keeps of a table.
const [, table] = location.pathname.match(/^\/t\/([\w-]+)/) ?? [];
if (table && globalThis.indexedDB) {
  const asked = indexedDB.open("parlour-chance", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "table" });
    asked.result.createObjectStore("lines");
  };
  asked.onsuccess = () => {
    const tables = asked.result.transaction("tables", "readwrite").objectStore("tables");
    const found = tables.get(table);
    found.onsuccess = () => {
      const nothing = { device: "", seed: "", seats: [], after: 0, registered: false, header: "", head: "", seen: 0, sent: {} };
      const draw = { n: 0, ready: false, acknowledged: false, agreed: false };
      const kept = { ...nothing, draw, commands: {}, friends: [""], notice: "", alarm: "", evidence: "" };
      if (!found.result) tables.put({ table, ...kept });
    };
  };
}
