import { html } from "lit-html";
import { slider } from "../kit/controls.js";
import { symbol } from "../kit/math.js";
import { widget } from "../kit/widget.js";

const HEADS = [1, 2, 3, 4, 6, 8, 12, 16];

export default widget("@style@", "@title@", (context) => () => {
  const [width, heads] = [context.get("d_model"), context.get("n_heads")];
  return html`
    ${slider({
      label: symbol("H"),
      name: "H, attention heads",
      value: heads,
      stops: HEADS,
      onChange(value) {
        context.set({ n_heads: value });
        context.announce(`${width / value} numbers a head`);
      },
    })}
    <p class="answer">${symbol("d_head")} = ${width} / ${heads} = ${width / heads}</p>
  `;
});
