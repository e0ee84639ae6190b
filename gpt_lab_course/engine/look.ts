// Answers a widget's request about a text, edits, and weights.

import { type Numbers, select } from "./activations.ts";
import type { Change } from "./edits.ts";
import { softmax } from "./attention.ts";
import { Sampler } from "./generation.ts";
import type { LookAnswer, LookRequest } from "./messages.ts";
import { neighbors } from "./neighbors.ts";
import type { Session } from "./session.ts";
import type { Weight, Weights } from "./weights.ts";
import { windowStart } from "./window.ts";
import { mostProbable } from "./words.ts";

const WORDS = 10;
const ROWS = 16; // positions per step of the lens

/**
 * Answers a request, except for generated text. `yieldToEvents` is awaited between steps; it throws to stop.
 */
export async function look(
  session: Session,
  request: LookRequest,
  yieldToEvents: () => Promise<void> = async () => {},
  weights?: Weights,
): Promise<LookAnswer> {
  const { model } = session;
  const { ids, near } = request;
  const answer = ids ? await ofText(session, { ...request, ids }, yieldToEvents) : nothing(request);
  if (near) {
    const { weight, d_model } = model.token_embedding;
    answer.near = neighbors(weight, d_model, near.token, near.count);
  }
  if (request.weights) answer.weights = named(request.weights, weights);
  return answer;
}

/** The answer without a text. */
function nothing(request: LookRequest): LookAnswer {
  for (
    const name of ["names", "logits", "words", "lens", "chances", "sampling", "write"] as const
  ) {
    if (request[name] !== undefined) throw new RangeError(`${name} without ids`);
  }
  return { start: 0, positions: [], activations: {}, lens: {} };
}

async function ofText(
  session: Session,
  request: LookRequest & { ids: number[] },
  yieldToEvents: () => Promise<void>,
): Promise<LookAnswer> {
  const { ids, edits = [], names = [], lens = [], words = WORDS, sampling } = request;
  if (ids.length === 0) throw new RangeError("ids has 0 tokens, not 1 or more");
  const { model } = session;
  const { context_length } = model.config;
  const start = windowStart(ids.length, context_length);
  const positions = (request.positions ?? [ids.length - 1]).map((position) => {
    if (position >= start && position < ids.length) return position;
    throw new RangeError(
      `position ${position} is outside what is read, ${start} … ${ids.length - 1}`,
    );
  });
  const selected = names.length ? select(names, model.activationNames) : [];
  const streams = lens.length ? select(lens, model.activationNames) : [];
  const sampler = sampling && new Sampler(sampling);
  await session.read(
    ids.slice(start),
    shifted(edits, start),
    [...selected, ...streams],
    yieldToEvents,
  );

  const rows = positions.map((position) => position - start);
  const activations = Object.fromEntries(selected.map((name) => [name, session.activation(name)]));
  const answer: LookAnswer = { start, positions, activations, lens: {} };
  if (request.chances) answer.chances = {};
  const note = (name: string, logits: Numbers[]) => {
    if (request.chances) {
      answer.chances![name] = logits.map((row) => chances(row, request.chances!));
    }
  };
  if (request.logits || request.words !== undefined || request.chances || sampler) {
    const logits = await inSteps(session, rows, undefined, yieldToEvents);
    note("logits", logits);
    if (request.words !== undefined) answer.words = logits.map((row) => mostProbable(row, words));
    if (sampler) {
      const count = sampler.sampling.temperature === 0 ? 1 : words;
      answer.adjusted = logits.map((row, i) =>
        mostProbable(sampler.adjust(row.slice(), ids.slice(0, positions[i] + 1)), count)
      );
    }
    if (request.logits) answer.logits = logits;
  }
  for (const name of streams) {
    const logits = await inSteps(session, rows, name, yieldToEvents);
    answer.lens[name] = logits.map((row) => mostProbable(row, words));
    note(name, logits);
  }
  return answer;
}

/** The probabilities of some tokens by logits, [V]. */
function chances(logits: Numbers, tokens: number[]): number[] {
  const probabilities = softmax(logits.slice());
  return tokens.map((token) => probabilities[token] ?? 0);
}

/** The logits after each position, a few at a time. */
async function inSteps(
  session: Session,
  rows: number[],
  stream: string | undefined,
  yieldToEvents: () => Promise<void>,
): Promise<Numbers[]> {
  const logits: Numbers[] = [];
  for (let at = 0; at < rows.length; at += ROWS) {
    await yieldToEvents();
    logits.push(...session.logits(rows.slice(at, at + ROWS), stream));
  }
  return logits;
}

/** Changes whose positions count from the start of what is read. */
export const shifted = (changes: Change[], start: number): Change[] =>
  changes.map(({ at, from_at = at, ...rest }) => ({
    ...rest,
    from_at,
    at: at?.map((position) => position - start),
  }));

function named(patterns: string[], weights?: Weights): Record<string, Weight> {
  const names = select(patterns, weights?.names ?? [], "weight");
  return Object.fromEntries(names.map((name) => [name, weights!.get(name)!]));
}

/** The memory of an answer that need not be copied to be sent. */
export function buffersOf({ activations, logits = [], weights = {} }: LookAnswer): ArrayBuffer[] {
  const arrays = [...Object.values(activations).map(({ values }) => values), ...logits];
  for (const { values, quantized } of Object.values(weights)) {
    arrays.push(values, ...(quantized ? [quantized.step] : []));
  }
  return [
    ...arrays.map(({ buffer }) => buffer),
    ...Object.values(weights).flatMap(({ quantized }) => quantized?.integers.buffer ?? []),
  ];
}
