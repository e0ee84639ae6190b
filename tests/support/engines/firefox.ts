// Drives Firefox: reads lines of [command, argument], answers each by a line of JSON. Ends with its input.
import process from "node:process";
import { createInterface } from "node:readline";
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";

const timeout = 120_000; // ms until a page has failed: a busy machine is slow, and not wrong
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: Deno.args[0],
  protocol: "webDriverBiDi",
  timeout,
  defaultViewport: { width: 1280, height: 900 },
});
let page: Page;
let faults: string[] = [];

const commands: Record<string, (argument: string) => unknown> = {
  async goto(url) {
    await page?.close();
    page = await browser.newPage();
    const now: string[] = faults = []; // what the page before says now is not this one's
    page.on("console", (one) => one.type() === "error" && now.push(`console: ${one.text()}`));
    page.on("pageerror", (error) => now.push(`exception: ${error}`));
    page.on("requestfailed", (one) => now.push(`failed: ${one.url()} ${one.failure()?.errorText}`));
    page.on("response", (one) => one.status() < 400 || now.push(`${one.status()}: ${one.url()}`));
    await page.goto(url, { timeout });
  },
  evaluate: (expression) => page.evaluate(expression),
  press: (key) => page.keyboard.press(key as KeyInput),
  type: (text) => page.keyboard.type(text),
  faults: () => faults,
};
for await (const line of createInterface({ input: process.stdin })) {
  const [command, argument] = JSON.parse(line);
  const answer = await Promise.try(commands[command], argument).then(
    (result) => ({ result }),
    (error) => ({ error: String(error) }),
  );
  console.log(JSON.stringify(answer));
}
await browser.close();
