// CacheCalculator: the memory that generation needs, and the devices that have it. The arithmetic is in
// fits.ts.

import { html, nothing } from "lit-html";
import { select } from "../kit/controls.ts";
import { inBytes, inShort, plural, withCommas } from "../kit/format.ts";
import { widget } from "../kit/widget.ts";
import { memoryBar, scaleFor } from "./bar.ts";
import { DECLARED } from "./declared.ts";
import {
  cacheBytes,
  type Device,
  expertsMet,
  type Fit,
  fit,
  type Model,
  weightBytes,
} from "./fits.ts";

/** 542.8 → "543", 2.77 → "2.8", 0.34 → "0.34". */
function speed(n: number) {
  const digits = n >= 10 ? 0 : n >= 1 ? 1 : 2;
  return withCommas(Number(n.toFixed(digits)));
}

export default widget(DECLARED, (kit) => {
  const { state, data, control, define } = kit;
  const models = data<Record<string, Model>>("_models");
  const devices = data<Device[]>("_devices");
  const bits = data<Record<string, number>>("_bits");
  const names = DECLARED.settings.model.choices;
  const longest = DECLARED.settings.tokens.max;
  const contextOf = (name: string) => models[name].context ?? longest;

  function current() {
    const model = models[state.model];
    const load = {
      tokens: Math.min(state.tokens, contextOf(state.model)),
      texts: state.texts,
      weightBits: bits[state.weights],
      cacheBits: bits[state.cache],
    };
    const [weights, cache] = [weightBytes(model, load), cacheBytes(model, load)];
    const fits = devices.map((device) => fit(device, model, load));
    return { model, load, weights, cache, fits, first: fits.find(({ free }) => free >= 0) };
  }

  /** The slider's stops, the model's own context being the last. */
  function lengths() {
    const context = contextOf(state.model);
    return [...DECLARED.settings.tokens.stops.filter((stop) => stop < context), context];
  }

  const row = ({ weights, cache, load }: ReturnType<typeof current>) => (one: Fit) => {
    const holds = one.free >= 0;
    const most = plural(one.mostTexts, "text");
    const room = holds
      ? `${inBytes(one.free)} free, room for ${most}`
      : `lacks ${inBytes(-one.free)}, ${
        one.mostTexts
          ? `holds ${most} at most`
          : weights > one.memory
          ? "too many weights"
          : "no room for one text"
      }`;
    return html`
      <li class=${holds ? "holds" : "lacks"}>
        <p class="device"><b>${one.name}</b> <span class="faint">${inBytes(
          one.memory,
        )}<span class="wide"> · ${inBytes(one.bandwidth)}/s</span></span></p>
        <p class="speed">${holds
          ? html`≤ <b>${speed(one.tokensPerSecond)}</b> tokens/s`
          : html`<span class="faint">does not fit</span>`}</p>
        ${memoryBar(weights, cache, one.memory, scaleFor(weights + cache))}
        <p class="room ${holds ? "" : "warn"}">${room}</p>
        <p class="each faint">${load.texts > 1 && holds
          ? `${speed(one.tokensPerSecond / load.texts)} a text`
          : nothing}</p>
      </li>
    `;
  };

  /** The sums behind the bytes, a line each. */
  function sums({ model, load, weights, cache }: ReturnType<typeof current>) {
    const met = expertsMet(model, load.texts);
    return html`
      <p class="sums">
        <span><span class="swatch weights"></span> weights <b>${inBytes(weights)}</b>${met
          ? html`<span class="faint">, read ${speed(met)} of ${model.E} experts</span>`
          : nothing}</span>
        <span><span class="swatch cache"></span> cache <b>${inBytes(cache)}</b><span
          class="faint">, ${inBytes(cache / (load.tokens * load.texts))} a token</span></span>
        <span
          class="faint scale">The whole width is ${inBytes(
            scaleFor(weights + cache),
          )} in each line; a frame that is broken off goes on.</span>
      </p>
    `;
  }

  function decisive({ load, weights, cache, first }: ReturnType<typeof current>) {
    const share = cache >= weights
      ? html`<b>${Number((cache / weights).toPrecision(2))} times</b> what the weights need`
      : html`<b>${Number((100 * cache / weights).toPrecision(2))}%</b> of what the weights need`;
    return html`
      <p class="decisive">${plural(load.texts, "text")} of ${plural(
        load.tokens,
        "token",
      )}: the cache needs ${share}. ${first
        ? html`The first that holds both is <b>${first.name}</b>, ${inBytes(first.free)} to spare.`
        : html`<b>None</b> of these holds both.`}</p>
    `;
  }

  return define({
    follow(changes) {
      const context = contextOf(changes.model ?? state.model);
      const tokens = changes.tokens ?? state.tokens;
      return tokens > context ? { ...changes, tokens: context } : changes;
    },
    announcement() {
      const { weights, cache, fits } = current();
      const holding = fits.filter(({ free }) => free >= 0).map(({ name }) => name);
      return `Weights ${inBytes(weights)}, cache ${inBytes(cache)}: ${
        holding.length ? `held by ${holding.join(", ")}` : "held by none of these"
      }`;
    },
    view() {
      const now = current();
      const options = names.map((name) =>
        [name, `${name} · ${inShort(models[name].total)}`] as const
      );
      const tokens = now.load.tokens;
      return html`
        ${decisive(now)} ${sums(now)}
        <ul class="devices" aria-label="Devices">${now.fits.map(row(now))}</ul>
        <div class="controls">
          <div class="control" data-setting="model">${select(
            "Model",
            options,
            state.model,
            (model) => kit.change({ model }),
            "model",
          )}</div>
          ${control("tokens", { stops: lengths(), value: tokens })} ${control("texts")}
          ${control("weights")} ${control("cache")}
        </div>
        <p class="faint notes">A token needs each weight and all of the cache once, so a memory's
          speed bounds how fast a model writes. Of a table that is only looked up, it needs a row, which isn't counted. Nothing else is counted: no activations, no system. Of experts those
          are read that the texts meet when all are equally often chosen. A GB has 10⁹ bytes.</p>
      `;
    },
  });
});
