// What pointing draws: the picture dimmed, and above it what belongs to a mark.

const SVG = "http://www.w3.org/2000/svg";

/** Dims the picture, and draws above it what the mark feeds and what feeds it. */
export function veil(target: SVGGraphicsElement, mark: string) {
  const svg = target.ownerSVGElement!;
  const layer = svg.querySelector(".veil")!;
  const prefix = svg.querySelector("clipPath")!.id.replace(/-clip$/, "");
  const { width, height } = svg.viewBox.baseVal;
  const make = (name: string, attributes: Record<string, string | number>) => {
    const one = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, `${value}`);
    return one;
  };
  /** A part of the picture, or what of it is within a span of the depth. */
  const copy = (id: string, from = -60, to = 5000) => {
    if (!svg.querySelector(`[id="${prefix}-${id}"]`)) return [];
    const shown = svg.querySelector(`[id="${prefix}-${id}"]`)!.cloneNode(true) as SVGElement;
    shown.removeAttribute("id");
    if (from === -60 && to === 5000) return [shown];
    const [x, y, w, h] = turned
      ? [-60, from, width + 120, to - from]
      : [from, -60, to - from, height + 120];
    const window = make("svg", { x, y, width: w, height: h, viewBox: `${x} ${y} ${w} ${h}` });
    window.append(shown);
    return [window];
  };
  const turned = svg.classList.contains("turned");
  const box = target.getBBox();
  const [start, stop] = turned ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
  const [kind, ...numbers] = mark.split(".").map((one, i) => i ? Number(one) : one) as [
    string,
    ...number[],
  ];
  const rows = svg.querySelectorAll(".river").length;
  const last = rows - 1;
  const told = [...svg.querySelectorAll<SVGElement>(".strong")].map(({ id }) => ({
    id: id.slice(prefix.length + 1),
    of: id.slice(prefix.length + 1).split("-").slice(1).map(Number),
  }));
  const arcs = (wanted: (layer: number, to: number, from: number) => boolean) =>
    told.filter(({ of: [layer, , to, from] }) => wanted(layer, to, from)).flatMap(({ id }) =>
      copy(id)
    );
  const edge = (d: string) => make("path", { class: "pointed", d });
  const [a, b, c, d] = numbers;
  const parts: Record<string, () => Element[]> = {
    row: () => [
      ...copy(`row-${a}`, -60, stop),
      ...arcs((layer, to) => to === a && layer <= b),
      ...copy(`chip-${a}`),
      make("rect", { class: "pointed", ...rectOf(target) }),
    ],
    added: () => [
      ...copy(`row-${a}`, -60, stop + 40),
      ...copy(`chip-${a}`),
      make("rect", { class: "pointed", ...rectOf(target) }),
    ],
    arc: () => {
      const shape = target.getAttribute("d")!;
      return [
        ...copy(`row-${d}`, -60, (start + stop) / 2),
        ...copy(`row-${c}`, stop - 6),
        ...copy(`chip-${d}`),
        ...copy(`chip-${c}`),
        edge(shape),
        ...(svg.querySelector(`[id="${prefix}-arc-${numbers.join("-")}"]`)
          ? copy(`arc-${numbers.join("-")}`)
          : [make("path", { class: "pointed-arc", d: shape })]),
        ...(c === last ? copy("answer") : []),
      ];
    },
    block: () => [
      ...Array.from({ length: rows }, (_, t) => copy(`row-${t}`, start, stop)).flat(),
      ...arcs((layer) => layer === a),
    ],
    chance: () => [...copy("chances"), ...copy(`row-${last}`, -60, stop)],
    word: () => [
      ...copy(`chip-${a}`),
      ...copy(`row-${a}`),
      ...arcs((_, to, from) => from === a || to === a),
    ],
    guess: () => [...copy(`guess-${a}`), ...copy(`row-${a}`), ...copy(`chip-${a}`)],
    next: () => [
      ...copy("answer"),
      ...copy(`next-${a}`),
      ...copy(`row-${last}`),
      ...arcs((_, to) => to === last),
      ...copy(`chip-${last}`),
    ],
    end: () => [...copy(`row-${last}`), ...copy("answer")],
  };
  layer.replaceChildren(
    make("rect", { class: "dim", x: -60, y: 0, width: width + 4000, height }),
    ...(parts[kind]?.() ?? []),
  );
}

function rectOf(target: Element) {
  const get = (name: string) => Number(target.getAttribute(name));
  return {
    ...{ x: get("x"), y: get("y") + 1, width: get("width") },
    ...{ height: get("height") - 2, rx: 5 },
  };
}
