// What a widget asks of the model: a new question supersedes the one before, and no answer is another question's.

import assert from "node:assert/strict";
import type { LookAnswer, LookRequest } from "../../gpt_lab_course/engine/messages.ts";
import type { ModelClient } from "../../gpt_lab_course/widgets/kit/model_client.ts";
import { type Look, Question } from "../../gpt_lab_course/widgets/kit/question.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function asked(answer?: (text: string, look: Look) => AsyncIterable<string>) {
  const requests: [LookRequest, (answer: LookAnswer | undefined) => void, (e: Error) => void][] =
    [];
  const client = {
    status: { state: "ready" },
    look: (request: LookRequest) =>
      new Promise((resolve, reject) => requests.push([request, resolve, reject])),
  };
  const state = { text: "a" };
  const question = new Question<string, string>(
    {
      question: () => state.text || undefined,
      answer: answer ?? (async (text, look) => `${text}${(await look({ ids: [] })).start}`),
      first: "from Python",
    },
    client as unknown as ModelClient,
    () => {},
    () => {},
  );
  const reply = (i: number, start: number) => requests[i][1]({ start } as LookAnswer);
  return { question, state, client, requests, reply };
}

Deno.test("the first answer is Python's, then the model's; each question is asked once", async () => {
  const { question, state, requests, reply } = asked();
  question.update();
  question.update();
  assert.deepEqual([question.answer, question.busy], ["from Python", false]);
  reply(0, 1);
  await settle();
  assert.equal(question.answer, "a1");
  state.text = "b";
  question.update();
  assert.deepEqual([question.answer, question.asked, question.busy], ["a1", "a", true]);
  reply(1, 2);
  await settle();
  assert.deepEqual([question.answer, question.asked, question.busy], ["b2", "b", false]);
  assert.equal(requests.length, 2);
});

Deno.test("what comes too late is not shown", async () => {
  const { question, state, reply } = asked();
  question.update();
  state.text = "b";
  question.update();
  reply(0, 7);
  await settle();
  assert.equal(question.answer, "from Python");
  reply(1, 2);
  await settle();
  assert.equal(question.answer, "b2");
});

Deno.test("an answer in parts is shown as it grows, until a newer question", async () => {
  const { question, state, reply } = asked(async function* (text, look) {
    yield `${text}…`;
    await look({ ids: [] });
    yield `${text}!`;
  });
  question.update();
  await settle();
  assert.deepEqual([question.answer, question.busy], ["a…", true]);
  state.text = "";
  question.update();
  reply(0, 0);
  await settle();
  assert.equal(question.answer, "a…");
  assert.equal(question.busy, false);
});

Deno.test("a failure is told, and its words are not an earlier question's", async () => {
  const { question, state, requests, client } = asked();
  question.update();
  state.text = "b";
  question.update();
  requests[1][2](new Error("no token 3"));
  await settle();
  assert.equal(question.problem, "The model could not read this: no token 3.");
  assert.equal(question.answer, undefined);
  client.status.state = "failed"; // the model did not load: Python's answer is that of "a"
  assert.equal(question.answer, undefined);
  state.text = "a";
  question.update();
  assert.equal(question.answer, "from Python");
});

Deno.test("an answer that needs no look does not come after a newer question", async () => {
  const { question, state } = asked(async function* (text, look) {
    yield `${text} known`;
    if (text === "b") await look({ ids: [] });
  });
  question.update();
  state.text = "b";
  question.update();
  await settle();
  assert.deepEqual([question.answer, question.busy], ["b known", true]);
});
