// Shared by all widgets: put in front of each widget's own module when it is loaded.

/** An element with properties and children; strings become text, never markup. */
function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  setAll(node, properties);
  node.append(...children);
  return node;
}

/** The same for SVG, where every property is an attribute. */
function svgElement(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function setAll(node, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name in node) node[name] = value;
    else node.setAttribute(name, value);
  }
}

/** 124439808 → "124,439,808", whatever the reader's locale: it matches the text around it. */
const grouped = new Intl.NumberFormat("en-US");
const withCommas = (n) => grouped.format(n);

const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)} %`;

/**
 * A widget's root. JupyterLab would take arrow keys and shortcuts away from the controls, so keys
 * stay inside.
 */
function mount(el, name, label) {
  const root = element("section", { className: `gpt-lab ${name}` });
  root.setAttribute("aria-label", label);
  root.addEventListener("keydown", (event) => event.stopPropagation());
  el.append(root);
  return root;
}

/**
 * A file that belongs to the widget, as a DataView: from the kernel in Jupyter, from the site on
 * a static page, by the same message.
 */
function loadAsset(model, name) {
  return new Promise((resolve, reject) => {
    const listen = (message, buffers) => {
      if (message.type !== "asset" || message.name !== name) return;
      model.off("msg:custom", listen);
      if (message.error) reject(new Error(message.error));
      else resolve(buffers[0]);
    };
    model.on("msg:custom", listen);
    model.send({ type: "asset", name });
  });
}
