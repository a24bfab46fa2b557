/** The files that a worker thinks with, loaded when first asked for. */

const modules = new Map<string, Promise<WebAssembly.Module>>();

export async function bytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.arrayBuffer();
}

export function moduleOf(address: string): Promise<WebAssembly.Module> {
  const known = modules.get(address) ?? bytes(address).then((code) => WebAssembly.compile(code));
  modules.set(address, known);
  return known;
}
