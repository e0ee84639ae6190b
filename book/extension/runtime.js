// Draws the course's widgets on pages that have no kernel.
//
// A page carries what Jupyter stores: <script type="application/vnd.jupyter.widget-state+json">
// with each model's state, and <script type="application/vnd.jupyter.widget-view+json"> where a view
// belongs. This file plays the kernel's side of anywidget's protocol (https://anywidget.dev): a
// model with get, set, on, off, save_changes and send. The widgets' modules come from widgets.js and
// their data from assets/, all by plain <script>, so that pages opened from a disk work as well.
(() => {
  "use strict";

  const folder = new URL(".", document.currentScript.src);
  const widgets = {}; // class name → { esm, css }
  const modules = {}; // class name → Promise of the imported module
  const models = {}; // model id → Model
  const assets = {}; // asset name → Promise of a DataView
  const arrived = {}; // asset name → what resolves its promise

  window.gptLab = {
    /** Called by widgets.js for each widget. */
    widget(name, source) {
      widgets[name] = source;
    },
    /** Called by assets/NAME.js with the file's bytes in base64. */
    asset(name, base64) {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      arrived[name]?.(new DataView(bytes.buffer));
    },
  };

  function fetchAsset(name) {
    assets[name] ??= new Promise((resolve, reject) => {
      arrived[name] = resolve;
      const script = document.createElement("script");
      script.src = new URL(`assets/${encodeURIComponent(name)}.js`, folder);
      script.onerror = () => reject(new Error(`${script.src} did not load`));
      document.head.append(script);
    });
    return assets[name];
  }

  class Model {
    #state;
    #listeners = new Map();

    constructor(state) {
      this.#state = state;
    }
    get(name) {
      return this.#state[name];
    }
    set(name, value) {
      if (typeof name === "object") {
        for (const [key, v] of Object.entries(name)) this.set(key, v);
      } else if (this.#state[name] !== value) {
        this.#state[name] = value;
        this.#tell(`change:${name}`, this, value);
        this.#tell("change", this);
      }
    }
    save_changes() {}
    on(events, listener) {
      for (const event of events.split(" ")) {
        if (!this.#listeners.has(event)) this.#listeners.set(event, new Set());
        this.#listeners.get(event).add(listener);
      }
    }
    off(events, listener) {
      for (const event of events?.split(" ") ?? this.#listeners.keys()) {
        if (listener) this.#listeners.get(event)?.delete(listener);
        else this.#listeners.delete(event);
      }
    }
    send(message) {
      if (message.type !== "asset") return;
      const { name } = message;
      fetchAsset(name).then(
        (view) => this.#tell("msg:custom", { type: "asset", name }, [view]),
        (error) => this.#tell("msg:custom", { type: "asset", name, error: error.message }, []),
      );
    }
    #tell(event, ...values) {
      for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...values);
    }
  }

  /**
   * The page's address as a place for state: after the #, never sent to a server. Each widget has a
   * part of its own: #explorer?d_model=1024&…;tokens?…
   */
  const page = {
    read(name) {
      return addressParts().get(name);
    },
    write(name, state) {
      const parts = addressParts().set(name, state);
      history.replaceState(null, "", `#${[...parts].map((part) => part.join("?")).join(";")}`);
    },
    link: () => location.href,
  };

  function addressParts() {
    let text = location.hash.slice(1);
    try {
      text = decodeURIComponent(text); // some programs escape the links that they pass on
    } catch {
      // not escaped: as it is
    }
    const parts = text.split(";").filter((part) => part.includes("?"));
    return new Map(parts.map((part) => part.split("?", 2)));
  }

  function importWidget(name) {
    modules[name] ??= (async () => {
      const { esm, css } = widgets[name];
      const style = document.createElement("style");
      style.textContent = css;
      document.head.append(style);
      const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
      try {
        return await import(url);
      } finally {
        URL.revokeObjectURL(url);
      }
    })();
    return modules[name];
  }

  async function draw(script) {
    const { model_id: id } = JSON.parse(script.textContent);
    const host = document.createElement("div");
    host.className = "gpt-lab-host";
    script.replaceWith(host);
    const model = models[id];
    const name = model?.get("_anywidget_id")?.split(".").at(-1);
    if (!(name in widgets)) {
      host.classList.add("gpt-lab-needs-python");
      host.textContent =
        "These controls call Python. Run the notebook, on your machine or in Colab, to move them.";
      return;
    }
    const { default: widget } = await importWidget(name);
    await widget.initialize?.({ model });
    await widget.render({ model, el: host, page });
    host.dataset.ready = name;
  }

  function drawAll() {
    for (const script of document.querySelectorAll(
      'script[type="application/vnd.jupyter.widget-state+json"]',
    )) {
      for (const [id, { state }] of Object.entries(JSON.parse(script.textContent).state)) {
        models[id] = new Model(state);
      }
    }
    for (const script of document.querySelectorAll(
      'script[type="application/vnd.jupyter.widget-view+json"]',
    )) {
      draw(script);
    }
  }

  // This script is deferred and so is widgets.js after it: the event comes when both have run.
  document.addEventListener("DOMContentLoaded", drawAll);
})();
