// Stub.
import type { Change } from "../../engine/messages.ts";
import type { Tokens } from "../kit/tokens.ts";

export function changesOf(
  state: { cuts: readonly string[]; patch: boolean; other: string },
  tokens: Tokens,
): Change[] {
  return state.cuts.map((cut) => {
    const [part, at] = cut.split("@");
    const from = state.patch ? tokens.input(state.other) : undefined;
    return { part, ...(at ? { at: [Number(at)] } : {}), ...(from ? { from } : {}) };
  });
}
export const nameOf = (cut: string, _tokens: Tokens, _ids: number[]) => cut;
