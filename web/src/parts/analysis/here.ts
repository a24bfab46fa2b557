/** The analysis of a game on this device; by the server where this browser or the game cannot. */

import { analysis, analysisOf as analysisBy, line, lineOf, type Analyse } from "../../api/http";
import type { Lined } from "../../api/messages";
import { keepAccounts } from "../../device/results";
import { judged } from "../../engine/judge";
import { accountsOf, fellOf } from "./accounts";
import { Balance } from "./balance";
import { analysisOf } from "./moments";

export const analysisOfTable = (table: string, key: string): Analyse => kept(table, here((signal) => line(table, key, signal), analysis(table, key)));
export const analysisOfRecord = (record: Uint8Array): Analyse => here((signal) => lineOf(record, signal), analysisBy(record));

/** The season of this device keeps the account of each seat. */
function kept(table: string, ask: Analyse): Analyse {
  return async (heard, signal) => {
    const found = await ask(heard, signal);
    keepAccounts(table, accountsOf(found.report), found.report.unit, fellOf(found.report));
    return found;
  };
}

function here(ask: (signal: AbortSignal) => Promise<Lined>, elsewhere: Analyse): Analyse {
  return async (heard, signal) => {
    if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return elsewhere(heard, signal);
    try {
      const lined = await ask(signal);
      const balance = new Balance(lined.line);
      for (const each of await judged(lined, heard, signal)) balance.enter(each);
      return analysisOf(balance.report(), lined.line);
    } catch (error) {
      if (signal.aborted) throw error;
      heard(0);
      return elsewhere(heard, signal);
    }
  };
}
