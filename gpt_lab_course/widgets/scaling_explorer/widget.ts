// ScalingExplorer: what each knob buys, by the models of a recorded sweep.

import { html, nothing } from "lit-html";
import { following } from "../kit/buildable.ts";
import { disclosure, select } from "../kit/controls.ts";
import { percent, withCommas } from "../kit/format.ts";
import { widget } from "../kit/widget.ts";
import { abilities, type Picture } from "./abilities.ts";
import { cost } from "./cost.ts";
import { DECLARED } from "./declared.ts";
import { detail } from "./detail.ts";
import { equal } from "./equal.ts";
import { findings, list } from "./findings.ts";
import { knobs } from "./knobs.ts";
import {
  arrivals,
  type Column,
  columnOf,
  everyKnob,
  hasChance,
  isMeasured,
  isTwin,
  KNOBS,
  meanOf,
  nearest,
  plainOf,
  type Point,
  pointsOf,
  type Sizes,
  type Sweep,
  type Task,
} from "./sweep.ts";
import { sizesText } from "./words.ts";

const EVERY = DECLARED.constants.every;
type GroupName = (typeof DECLARED.settings.group.choices)[number];

export default widget(DECLARED, (kit) => {
  const { state, data, control, change, id, local, define } = kit;
  const sweep = data<Sweep>("_sweep");
  const four = everyKnob(sweep);
  const page = local<{ listOpen?: boolean }>({ listOpen: undefined });

  const sizesOf = (): Sizes => {
    const { d_model, n_heads, n_layers, d_ff } = state;
    return { d_model, n_heads, n_layers, d_ff };
  };
  const isThere = (name: string) =>
    name === EVERY ? four.length > 1 : sweep.groups.some((group) => group.name === name);

  /** What a group shows; one that is not recorded shows the first that is. */
  function columnsOf(name: string): Column[] {
    if (name === EVERY && isThere(name)) return four;
    const group = sweep.groups.find((group) => group.name === name) ?? sweep.groups[0];
    return [columnOf(group)];
  }
  const taskOf = ([{ group }]: readonly Column[]) => sweep.tasks[group.task];

  /** The shape nearest to the knobs; of several, the one that was chosen. */
  function chosenOf(points: readonly Point[]): Point {
    const near = nearest(points, sizesOf());
    const chosen = points[state.point];
    return near.includes(chosen) ? chosen : near[0];
  }

  const settingsOf = ({ sizes }: Point) => ({
    ...sizes,
    lock_d_ff: sizes.d_ff === 4 * sizes.d_model,
  });

  function choose(point: Point, points: readonly Point[]) {
    const isAlone = nearest(points, point.sizes).length === 1;
    const place = points.findIndex((one) => isTwin(one, point));
    change({ ...settingsOf(point), point: isAlone ? -1 : place });
  }

  /** The abilities in the order in which they arrive as the width grows, if that is known. */
  function orderOf(columns: readonly Column[], task: Task) {
    if (!hasChance(task)) return task.abilities.map((_, ability) => ability);
    const wider = four.find(({ knob, group }) =>
      knob === "d_model" && sweep.tasks[group.task].abilities.length === task.abilities.length
    );
    return arrivals(wider ?? columns[0], task);
  }

  const questionOf = (name: string) =>
    name === EVERY
      ? "What does each knob buy, turned alone?"
      : sweep.groups.find((group) => group.name === name)!.question;

  function asking(columns: readonly Column[], task: Task) {
    const names = DECLARED.settings.group.choices.filter(isThere);
    const shown = isThere(state.group) ? state.group : columns[0].group.name as GroupName;
    const [{ steps, batch, seeds, marks }] = columns[0].points;
    const ended = columns.flatMap(({ points }) => points.flatMap(({ seeds }) => seeds));
    const isEarly = ended.some(({ best }) => best < marks[Math.max(0, marks.length - 3)]);
    return html`
      <div class="asking">
        <div class="control" data-setting="group">${select(
          "Question",
          names.map((name) => [name, questionOf(name)] as const),
          shown,
          (group) => state.group = group,
          "group",
        )}</div>
        <p class="asked">${questionOf(shown)}</p>
        <p
          class="budget"><strong>After ${isEarly ? "at most " : ""}${withCommas(
            steps,
          )} steps</strong> of ${batch} rows${isEarly
            ? ", each at its best moment"
            : ""}. A dot is a trained model: ${seeds
            .length} seeds a shape, each shape at its best learning
          rate. The line is their mean${hasChance(task)
            ? html`, <span class="dashed">dashed</span> is guessing`
            : nothing}. Other budgets can give another order.</p>
      </div>
    `;
  }

  function pictureOf(picture: Picture, order: readonly number[]) {
    const { abilities: all } = picture.task;
    const ability = all.length === 1 ? 0 : all.findIndex(({ name }) => name === state.ability);
    if (state.view === "abilities") return abilities(picture, order);
    if (state.view === "cost") return cost(picture, ability, state.cost);
    return equal(picture, ability, sizesOf());
  }

  return define({
    follow(changes) {
      if (changes.group !== undefined) {
        const [near] = nearest(plainOf(pointsOf(columnsOf(changes.group))), sizesOf());
        return { ...settingsOf(near), point: -1, ...changes };
      }
      const isTurned = KNOBS.some((knob) => knob in changes) && !("point" in changes);
      const along = following(changes, { ...sizesOf(), lock_d_ff: state.lock_d_ff });
      const { d_ff = state.d_ff, lock_d_ff = state.lock_d_ff } = { ...along, ...changes };
      return { ...changes, d_ff, lock_d_ff, ...(isTurned ? { point: -1 } : {}) };
    },
    absent: ({ d_model, d_ff }, names) => ({
      ...(names.has("d_model") ? { d_ff: 4 * Number(d_model) } : {}),
      lock_d_ff: d_ff === 4 * Number(d_model),
    }),
    announcement() {
      const columns = columnsOf(state.group);
      const chosen = chosenOf(pointsOf(columns));
      const right = percent(meanOf(chosen, -1, "right"), 0);
      const where = isMeasured([chosen], sizesOf()) ? "" : "not trained; the nearest: ";
      return `${where}${sizesText(chosen)}: ${right} right`;
    },
    view() {
      const columns = columnsOf(state.group);
      const task = taskOf(columns);
      const points = pointsOf(columns);
      const chosen = chosenOf(points);
      const own = columns.map((column) => ({
        ...column,
        points: column.points.map((point) => isTwin(point, chosen) ? chosen : point),
      }));
      const order = orderOf(own, task);
      const onChoose = (point: Point) => choose(point, points);
      const picture = { columns: own, task, measure: state.measure, chosen, onChoose };
      const letters = own.some(({ knob }) => !knob); // a picture of letters needs their list
      const listed = () =>
        list({
          ...{ points, onChoose, chosen: isMeasured([chosen], sizesOf()) ? chosen : undefined },
          ...{ name: `${id}-shape`, letters, task },
        });
      return html`
        ${asking(columns, task)}
        <div class="layout">
          <div class="main">
            <div class="choices-of-picture">
              ${control("view")} ${control("measure")} ${state.view !== "abilities" &&
                  hasChance(task) && task.abilities.length > 1
                ? control("ability")
                : nothing} ${state.view === "cost" ? control("cost") : nothing}
            </div>
            <div class="picture">${pictureOf(picture, order)}</div>
          </div>
          ${knobs({ kit, sizes: sizesOf(), chosen, task, groups: sweep.groups })}
          <div class="told">
            ${state.view === "abilities" ? findings(own, task) : nothing}
            ${disclosure(
              `All ${points.length} shapes of this question`,
              page.listOpen ?? letters,
              (open) => page.listOpen = open,
              listed,
            )}
          </div>
          ${detail(chosen, task, order)}
        </div>
        ${sweep.missing.length
          ? html`<p class="faint missing">Recorded so far: ${
            sweep.groups.map(({ name }) => name).join("; ")
          }. Not yet: ${sweep.missing.join("; ")}.</p>`
          : nothing}
      `;
    },
  });
});
