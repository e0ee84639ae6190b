// The picture plays once a session on a page, when half of it is in view: rivers run from block to block, then the
// answer lands.
// Any key, press or scroll jumps to its end, which is the picture as it always is.

const BLOCKS = 2600; // milliseconds for all blocks
const SLAB = 400;
const KEY = `gpt-lab-map-played:${globalThis.location?.pathname}`;

/** Returns what ends it. */
export function autoplay(host: HTMLElement, still: () => boolean): () => void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  if (calm.matches || played()) return () => {};
  const stop = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) return;
    observer.disconnect();
    if (stop.signal.aborted || played() || !still()) return;
    remember();
    const svg = host.querySelector<SVGSVGElement>(".model-picture");
    if (svg) play(svg, stop);
  }, { threshold: 0.5 });
  const wait = () => {
    const box = host.querySelector(".model-pictures");
    if (box) observer.observe(box);
  };
  requestAnimationFrame(wait);
  stop.signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["keydown", "pointerdown", "wheel", "touchstart", "scroll", "beforeprint"]) {
    addEventListener(event, () => stop.abort(), {
      ...{ capture: true, passive: true, once: true, signal: stop.signal },
    });
  }
  return () => stop.abort();
}

function play(svg: SVGSVGElement, stop: AbortController) {
  const turned = svg.classList.contains("turned");
  const size = turned ? "height" : "width";
  const flow = svg.querySelector<SVGElement>(".flow");
  const reach = svg.querySelector<SVGRectElement>(".reach");
  const slab = svg.querySelector<SVGElement>(".answer");
  const clip = svg.querySelector("clipPath")?.id;
  if (!flow || !reach || !slab || !clip || flow.hasAttribute("clip-path")) return;
  const whole = Number(reach.getAttribute(size));
  const late = [
    ...svg.querySelectorAll<SVGGraphicsElement>(
      ".lens, .arc-name, .arc-weight, .chance-mark, .chance, .guess, .guess-share, .final-norm, .projection",
    ),
  ].map((one) => {
    const box = one.getBBox();
    return { one, at: turned ? box.y : one.matches(".chance") ? whole - 40 : box.x };
  });
  const styles = [flow, slab, ...late.map(({ one }) => one)]
    .map((one) => [one, one.getAttribute("style")] as const);
  const begun = performance.now();
  svg.classList.add("plays");
  flow.style.clipPath = `url(#${clip})`;
  const draw = (time: number) => {
    if (stop.signal.aborted) return;
    const at = Math.min(1, Math.max(0, (time - begun) / BLOCKS));
    const edge = whole * (0.08 + 0.92 * at);
    reach.setAttribute(size, edge.toFixed(1));
    for (const { one, at: place } of late) one.style.visibility = place > edge ? "hidden" : "";
    const grown = Math.min(1, Math.max(0, (time - begun - BLOCKS) / SLAB));
    const out = 1 - (1 - grown) ** 3;
    slab.style.transform = turned
      ? `translateY(${(1 - out) * 90}px)`
      : `translateX(${(1 - out) * 300}px)`;
    slab.style.opacity = grown > 0 ? "" : "0";
    if (grown < 1) requestAnimationFrame(draw);
    else stop.abort();
  };
  stop.signal.addEventListener("abort", () => {
    svg.classList.remove("plays");
    reach.setAttribute(size, `${whole}`);
    for (const [one, style] of styles) {
      one.setAttribute("style", style ?? "");
      if (style === null) one.removeAttribute("style");
    }
  });
  draw(begun);
}

function played(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true; // where a page may keep nothing, it would play at each visit
  }
}

function remember() {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch { /* then it may not, either */ }
}
